import {
  CalendarCheck,
  FileSignature,
  FileText,
  Gavel,
  Handshake,
  Inbox,
  Scale,
  type LucideIcon,
} from 'lucide-react'
import { Card, CardHeader } from '../../../ui/layout/card'
import { Notice } from '../../../ui/feedback/notice'

interface SampleEvent {
  date: string
  title: string
  text: string
  Icon: LucideIcon
}

/** The same seven for every case: spec.md 2.7 asks for a fixed sample. */
const events: SampleEvent[] = [
  {
    date: '15/01/2024',
    title: 'Processo cadastrado',
    text: 'Abertura do processo no escritório e conferência dos dados do cliente.',
    Icon: Inbox,
  },
  {
    date: '18/01/2024',
    title: 'Procuração assinada',
    text: 'O cliente outorgou poderes ao escritório.',
    Icon: FileSignature,
  },
  {
    date: '25/01/2024',
    title: 'Petição inicial protocolada',
    text: 'Distribuição ao juízo competente com os documentos da causa.',
    Icon: FileText,
  },
  {
    date: '09/02/2024',
    title: 'Citação da parte contrária',
    text: 'Mandado cumprido e juntado aos autos.',
    Icon: Scale,
  },
  {
    date: '01/03/2024',
    title: 'Contestação apresentada',
    text: 'A parte contrária apresentou defesa com documentos.',
    Icon: FileText,
  },
  {
    date: '20/03/2024',
    title: 'Audiência de conciliação',
    text: 'As partes compareceram e não chegaram a um acordo.',
    Icon: Handshake,
  },
  {
    date: '12/04/2024',
    title: 'Decisão de saneamento',
    text: 'O juízo fixou os pontos controvertidos e as provas a produzir.',
    Icon: Gavel,
  },
]

/** Linha do Tempo: an illustration, and it says so; what really happened stands under Histórico. */
export function CaseTimeline() {
  return (
    <div className="space-y-4">
      <Notice>
        Ilustração: estes eventos são um exemplo e não vêm deste processo.
        <span className="block font-normal">O que aconteceu de fato está na aba Histórico.</span>
      </Notice>
      <Card>
        <CardHeader
          title="Linha do Tempo"
          aside={
            <span className="inline-flex items-center gap-1.5 text-[13px] text-ink-3">
              <CalendarCheck aria-hidden className="size-4" /> {events.length} eventos
            </span>
          }
        />
        <ol aria-label="Exemplo de linha do tempo" className="px-5 py-5">
          {events.map(({ date, title, text, Icon }) => (
            <li
              key={title}
              className="relative flex gap-4 pb-6 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-9 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-[17px] [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-3">
                <Icon aria-hidden className="size-[17px]" />
              </span>
              <div className="min-w-0">
                <p className="text-[13px] text-ink-3">{date}</p>
                <p className="font-[550]">{title}</p>
                <p className="text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
