import type { AgentId } from '@lavra/contracts/petitions/generation'
import type { PetitionType } from '@lavra/contracts/petitions'
import {
  CalendarClock,
  FilePen,
  FileSearch,
  FileX2,
  Gavel,
  IdCard,
  Landmark,
  PenLine,
  Scale,
  ScrollText,
  SearchCheck,
  Stamp,
  Target,
  Handshake,
  type LucideIcon,
} from 'lucide-react'

/** A picture for each agent. */
export const agentIcons: Record<AgentId, LucideIcon> = {
  qualificacao: IdCard,
  fatos: CalendarClock,
  estrategista: Target,
  jurisprudencia: Landmark,
  leis: Scale,
  redator: PenLine,
  revisor: SearchCheck,
  finalizador: Stamp,
}

/** A picture and a line on what each type of petition is for. */
export const petitionKinds: Record<PetitionType, { Icon: LucideIcon; purpose: string }> = {
  motion_to_dismiss: {
    Icon: FileX2,
    purpose: 'Responder à ação e pedir que o pedido do autor seja rejeitado (contestação).',
  },
  complaint: {
    Icon: FilePen,
    purpose: 'Começar uma ação: partes, fatos, direito, pedidos e valor da causa.',
  },
  discovery_request: {
    Icon: FileSearch,
    purpose: 'Especificar as provas: testemunhas, perícia, documentos e exibição.',
  },
  summary_judgment: {
    Icon: Gavel,
    purpose: 'Pedir a sentença sem mais provas, quando o processo já está maduro.',
  },
  appeal_brief: {
    Icon: ScrollText,
    purpose: 'Levar a decisão ao tribunal para que seja reformada ou anulada.',
  },
  contract_review: {
    Icon: Handshake,
    purpose: 'Examinar cláusulas e propor ajustes, em parecer ou em ação revisional.',
  },
}
