import { ArrowRight, Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../ui/button'
import { ProductPicture } from './product-picture'

const claims = ['Até 80% de economia de tempo', 'Em conformidade com a LGPD', '30 dias grátis']

export function Hero() {
  const state = useLocation().state as unknown
  return (
    <section className="relative px-5 pt-12 pb-16 sm:px-8 lg:pt-20 lg:pb-24">
      <div className="mx-auto grid max-w-[1160px] grid-cols-[minmax(0,1fr)] items-center gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.04fr)] lg:gap-16">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full bg-accent-soft px-3.5 py-1.5 text-[13px] font-[550] text-accent">
            Para a advocacia brasileira
          </p>
          <h1 className="mt-6 text-[42px]/[46px] tracking-[-0.02em] sm:text-[56px]/[60px]">
            A petição nasce pronta para a sua revisão.
          </h1>
          <p className="mt-6 max-w-xl text-lg/7 text-ink-2">
            O Lavra conhece os clientes e os processos do escritório. Oito agentes de IA qualificam as partes,
            ordenam os fatos, fundamentam e redigem. Você revisa, assina e ganha o dia.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/register" state={state} variant="primary" size="lg">
              Começar teste grátis <ArrowRight aria-hidden />
            </ButtonLink>
            <ButtonLink to="/login" state={state} size="lg">
              Já tenho conta
            </ButtonLink>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2.5">
            {claims.map((claim) => (
              <li key={claim} className="flex items-center gap-2 text-ink-2">
                <Check aria-hidden strokeWidth={2.4} className="size-4 text-ok" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <ProductPicture />
      </div>
    </section>
  )
}
