import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

export function CallToAction() {
  const state = useLocation().state as unknown
  return (
    <section className="bg-surface px-5 pb-16 sm:px-8 lg:pb-24">
      <div className="mx-auto max-w-[1160px] rounded-3xl bg-linear-to-br from-side to-side-2 px-6 py-14 text-center text-side-ink ring-1 ring-line sm:px-12 lg:py-20">
        <h2 className="mx-auto max-w-3xl text-[32px]/10 text-white sm:text-[42px]/[50px]">
          Experimente por 30&nbsp;dias, sem compromisso
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-base/7">
          Crie a conta, cadastre um processo e veja a sua primeira petição sair hoje mesmo.
        </p>
        <Link
          to="/register"
          state={state}
          className="focus-on-dark mt-8 inline-flex h-12 items-center gap-2.5 rounded-control bg-brass px-6 text-[15px] font-semibold text-[#15243a] transition-colors hover:bg-[#d8ae6c]"
        >
          Criar conta grátis <ArrowRight aria-hidden className="size-[18px]" />
        </Link>
      </div>
    </section>
  )
}
