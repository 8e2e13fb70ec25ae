import { Card } from '../../ui/layout/card'
import { Disclosure } from '../../ui/layout/disclosure'
import { LandingSection } from './section'

const questions = [
  {
    question: 'E o sigilo profissional?',
    answer:
      'Os dados ficam no servidor do próprio escritório. Cada pessoa vê o que o seu perfil permite, e documentos confidenciais só entram no texto enviado a um modelo de IA se o escritório autorizar.',
  },
  {
    question: 'A IA pode inventar jurisprudência?',
    answer:
      'Modelos inventam; por isso nenhuma citação passa sem conferência. O que não está no catálogo de dispositivos nem nos documentos do processo sai marcado com [VERIFICAR] e entra no relatório do revisor.',
  },
  {
    question: 'Quem responde pela peça?',
    answer:
      'Você, como sempre. O Lavra entrega uma minuta completa e mostra o que falta; cada parte pode ser editada, refeita e comparada antes da sua assinatura.',
  },
  {
    question: 'Preciso contratar um serviço de IA?',
    answer:
      'Não. Sem modelo configurado, os mesmos oito agentes montam a petição a partir dos dados do processo, e a tela avisa. Com um modelo, de qualquer fornecedor compatível ou no seu próprio servidor, o texto fica mais rico.',
  },
  {
    question: 'E se eu parar de usar?',
    answer:
      'As petições saem em DOCX, PDF, HTML e Markdown. O que é do escritório continua com o escritório.',
  },
]

/** What a lawyer asks before signing up. */
export function Questions() {
  return (
    <LandingSection
      id="perguntas"
      overline="Perguntas"
      title="O que um bom advogado perguntaria"
      className="border-t border-line bg-surface"
    >
      <Card className="divide-y divide-line px-5 sm:px-7">
        {questions.map(({ question, answer }) => (
          <Disclosure
            key={question}
            title={<h3 className="font-sans text-base/6 font-[550] tracking-normal">{question}</h3>}
            className="py-3"
          >
            <p className="max-w-3xl pb-3 pl-6 text-[15px]/6 text-ink-2">{answer}</p>
          </Disclosure>
        ))}
      </Card>
    </LandingSection>
  )
}
