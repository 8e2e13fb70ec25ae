import { Star } from 'lucide-react'
import { initials } from '../../core/format/format'
import { Avatar } from '../../ui/avatar'
import { Card } from '../../ui/layout/card'
import { LandingSection } from './section'

const stars = 5
const testimonials = [
  {
    name: 'Helena Martins',
    role: 'Advogada cível, Campinas',
    text: 'A primeira minuta fica pronta antes do café esfriar. O que muda o meu dia é ver cada artigo conferido e cada lacuna marcada.',
  },
  {
    name: 'Otávio Brandão',
    role: 'Sócio de escritório trabalhista, São Paulo',
    text: 'A qualificação das partes deixou de ser trabalho. Cadastramos uma vez e todas as peças do processo saem certas.',
  },
  {
    name: 'Lívia Sarmento',
    role: 'Direito de família e sucessões, Curitiba',
    text: 'Uso o perfil pacífico nos inventários e o agressivo nas cobranças. A equipe revisa em vez de começar do zero.',
  },
]

export function Testimonials() {
  return (
    <LandingSection id="depoimentos" overline="Depoimentos" title="Quem assina, recomenda">
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {testimonials.map(({ name, role, text }) => (
          <li key={name}>
            <Card className="flex h-full flex-col p-6 lg:p-7">
              <Stars />
              <blockquote className="mt-4 flex-1 font-serif text-[17px]/7">“{text}”</blockquote>
              <div className="mt-6 flex items-center gap-3">
                <Avatar initials={initials(name)} />
                <div>
                  <p className="font-[550]">{name}</p>
                  <p className="text-[13px] text-ink-3">{role}</p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

function Stars() {
  return (
    <div role="img" aria-label={`${stars} de ${stars} estrelas`} className="flex gap-1 text-accent">
      {Array.from({ length: stars }, (_, star) => (
        <Star key={star} aria-hidden className="size-[18px] fill-current" />
      ))}
    </div>
  )
}
