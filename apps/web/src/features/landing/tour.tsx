import { useState } from 'react'
import { useTheme } from '../../core/theme'
import { TabPanel, Tabs } from '../../ui/layout/tabs'
import { LandingSection } from './section'

/** Made by `npm run pictures`: `<screen>-<theme>-<wide|narrow>.webp`. */
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const screens = [
  {
    value: 'agents',
    label: 'Agentes de IA',
    text: 'Oito agentes, um depois do outro. Você vê o que cada um escreveu, corrige e segue.',
    alt: 'Tela dos agentes de IA trabalhando: três dos oito agentes concluídos e o texto de cada um',
  },
  {
    value: 'petition',
    label: 'Petição',
    text: 'A peça inteira, com o que falta à vista e as citações conferidas.',
    alt: 'Tela de uma petição inicial concluída, com a lista do que falta completar',
  },
  {
    value: 'dashboard',
    label: 'Painel',
    text: 'Processos, prazos e petições do escritório em uma só olhada, todas as manhãs.',
    alt: 'Painel do escritório com contagens, prazos próximos e atividade recente',
  },
] as const

type Screen = (typeof screens)[number]['value']

/** The product as it is, in the theme that the visitor is in and at the width of their screen. */
export function Tour() {
  const [shown, setShown] = useState<Screen>('agents')
  return (
    <LandingSection
      id="produto"
      overline="Por dentro"
      title="Veja o Lavra como ele é"
      lead="Telas reais de um escritório de demonstração."
    >
      <Tabs label="Telas do produto" tabs={screens} value={shown} onChange={setShown}>
        {screens.map(({ value, text, alt }) => (
          <TabPanel key={value} value={value}>
            <p className="mb-5 text-base/7 text-ink-2">{text}</p>
            <Picture screen={value} alt={alt} />
          </TabPanel>
        ))}
      </Tabs>
    </LandingSection>
  )
}

function Picture({ screen, alt }: { screen: Screen; alt: string }) {
  const { theme } = useTheme()
  const source = (size: 'wide' | 'narrow') => pictures[`./pictures/${screen}-${theme}-${size}.webp`]
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={source('narrow')} width={585} height={1080} />
      <img
        src={source('wide')}
        alt={alt}
        width={2160}
        height={1350}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-2xl border border-line bg-surface shadow-float"
      />
    </picture>
  )
}
