import { BadgeCheck, LockKeyhole, SquarePen, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LandingSection } from './section'

const promises: { Icon: LucideIcon; title: string; text: string; sample: ReactNode }[] = [
  {
    Icon: BadgeCheck,
    title: 'Citação conferida',
    text: 'Artigos e precedentes são procurados no catálogo e na biblioteca do escritório antes de entrarem na peça.',
    sample: <span className="border-b-2 border-ok">(art. 319 do Código de Processo Civil)</span>,
  },
  {
    Icon: TriangleAlert,
    title: 'Dúvida à vista',
    text: 'O que não pôde ser conferido fica marcado no texto e listado pelo agente revisor. Nada passa despercebido.',
    sample: (
      <>
        conforme a súmula invocada <mark>[VERIFICAR]</mark>
      </>
    ),
  },
  {
    Icon: SquarePen,
    title: 'Lacuna declarada',
    text: 'O que o processo não diz não é inventado: a peça mostra exatamente o que falta você preencher.',
    sample: (
      <>
        portador do RG nº <mark>[COMPLETAR: RG]</mark>
      </>
    ),
  },
  {
    Icon: LockKeyhole,
    title: 'Em conformidade com a LGPD',
    text: 'Os dados ficam no servidor do escritório, com perfis de acesso e documentos confidenciais fora do alcance de quem não pode vê-los.',
    sample: <>acesso por perfil: administrador, padrão, restrito</>,
  },
]

export function Trust() {
  return (
    <LandingSection
      id="confianca"
      overline="Confiança"
      title="Nenhuma citação inventada"
      lead="Advogados têm sido multados por precedentes que uma IA imaginou. Aqui a regra é outra, e ela vale para cada linha."
    >
      <dl className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {promises.map(({ Icon, title, text, sample }) => (
          <div key={title} className="border-t border-line pt-6">
            <dt className="flex items-center gap-3 font-serif text-xl/7 font-semibold">
              <Icon aria-hidden className="size-[22px] shrink-0 text-accent" strokeWidth={1.7} />
              {title}
            </dt>
            <dd className="mt-2 text-[15px]/6 text-ink-2">{text}</dd>
            <dd className="mt-4 rounded-control border border-line bg-surface px-4 py-3 font-serif text-[15px]/6">
              …{sample}…
            </dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  )
}
