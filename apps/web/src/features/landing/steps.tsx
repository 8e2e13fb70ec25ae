import { LandingSection } from './section'

const steps = [
  { title: 'Selecione o tipo', text: 'Seis tipos de petição, cada um com as partes que o juízo espera.' },
  {
    title: 'Escolha as partes',
    text: 'Do processo vêm autores, réus, contexto e documentos já preenchidos.',
  },
  {
    title: 'Veja a IA trabalhar',
    text: 'Agente por agente, com o perfil que você definir: agressivo, moderado ou pacífico.',
  },
  { title: 'Revise e edite', text: 'Ajuste qualquer trecho, refaça o trabalho de um agente e baixe a peça.' },
]

export function Steps() {
  return (
    <LandingSection
      id="como-funciona"
      overline="Como funciona"
      title="Quatro passos, do processo à peça"
      className="border-y border-line bg-surface"
    >
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="relative">
            <div className="flex items-center gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-accent font-serif text-lg font-semibold text-accent">
                {place + 1}
              </span>
              {place < steps.length - 1 && (
                <span aria-hidden className="h-0.5 flex-1 bg-line max-lg:hidden" />
              )}
            </div>
            <h3 className="mt-5 text-lg/6">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}
