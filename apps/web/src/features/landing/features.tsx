import { BookOpenCheck, PenTool, UsersRound, Workflow, type LucideIcon } from 'lucide-react'
import { Card } from '../../ui/layout/card'
import { LandingSection } from './section'

const features: { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: PenTool,
    title: 'Geração de petições com IA',
    text: 'Petição inicial, recurso, julgamento antecipado, produção de provas e mais: a peça inteira, do endereçamento ao fecho, a partir do que o processo registra.',
  },
  {
    Icon: UsersRound,
    title: 'Gestão de clientes',
    text: 'Clientes, processos e partes em um só lugar. CPF, CNPJ e endereço são digitados uma vez e chegam sozinhos à qualificação.',
  },
  {
    Icon: BookOpenCheck,
    title: 'Jurisprudência integrada',
    text: 'Precedentes e dispositivos de lei entram na fundamentação conferidos na fonte do escritório. O que não foi conferido aparece marcado.',
  },
  {
    Icon: Workflow,
    title: 'Fluxo de trabalho automatizado',
    text: 'Oito agentes trabalham em sequência, do primeiro fato à revisão. Acompanhe cada um, corrija no meio do caminho e siga em frente.',
  },
]

export function Features() {
  return (
    <LandingSection
      id="recursos"
      overline="Recursos"
      title="Tudo o que vem antes da assinatura"
      lead="Até 80% de economia de tempo na redação, porque a peça começa com o que o escritório já sabe."
      className="border-y border-line bg-sunken"
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-5">
        {features.map(({ Icon, title, text }) => (
          <Card key={title} className="p-6 lg:p-8">
            <span className="grid size-12 place-items-center rounded-xl bg-primary-soft text-primary">
              <Icon aria-hidden className="size-[22px]" strokeWidth={1.7} />
            </span>
            <h3 className="mt-5 text-xl/7">{title}</h3>
            <p className="mt-2 text-[15px]/6 text-ink-2">{text}</p>
          </Card>
        ))}
      </div>
    </LandingSection>
  )
}
