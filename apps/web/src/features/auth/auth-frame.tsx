import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../core/title'
import { Brand } from '../../ui/brand'
import { ThemeToggle } from '../../ui/theme-toggle'

interface AuthFrameProps {
  title: string
  subtitle: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** The outcome of a form: what was focused is gone, so reading goes on at the title. */
  outcome?: boolean
}

/** The page around a form of the entrance: the form on paper, the house in ink beside it. */
export function AuthFrame({ title, subtitle, children, footer, outcome = false }: AuthFrameProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (outcome) heading.current?.focus()
  }, [outcome])
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(420px,44%)]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header className="flex items-center justify-between">
          <Link to="/" className="inline-flex min-h-11 items-center rounded-lg">
            <Brand />
          </Link>
          <ThemeToggle />
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-10">
          <h1 ref={heading} tabIndex={outcome ? -1 : undefined} className="text-[32px]/10 outline-none">
            {title}
          </h1>
          <p className="mt-2 text-ink-2">{subtitle}</p>
          <div className="mt-8">{children}</div>
          {footer && <div className="mt-8 border-t border-line pt-5 text-ink-2">{footer}</div>}
        </main>
      </div>
      <Aside />
    </div>
  )
}

function Aside() {
  return (
    <aside
      aria-label="Sobre o Lavra"
      className="relative overflow-hidden bg-linear-to-br from-side to-side-2 text-side-ink max-lg:hidden"
    >
      <PaperSheet />
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-5 bg-linear-to-t from-side-2 from-60% to-transparent p-14 pt-32">
        <p className="max-w-md font-serif text-[30px]/10 font-semibold text-balance text-white">
          Da própria lavra, com a citação conferida.
        </p>
        <p className="max-w-md text-[15px]/6">
          Oito agentes qualificam as partes, ordenam os fatos e redigem a peça. O que o processo não diz fica
          marcado para você completar.
        </p>
      </div>
    </aside>
  )
}

/** A petition on the desk; only to look at. */
function PaperSheet() {
  return (
    <div
      aria-hidden
      className="absolute -top-8 right-[12%] left-[12%] rotate-[-1.5deg] rounded-sm bg-[#fdfbf6] in-data-[theme=dark]:brightness-90 px-14 pt-24 pb-80 font-serif text-[14px]/[25px] text-[#2b3442] shadow-float"
    >
      <p className="text-center font-semibold">
        EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO DA COMARCA DE CAMPINAS – SP
      </p>
      <p className="mt-6 indent-9">
        <b>PADARIA TRÊS IRMÃOS LTDA.</b>, pessoa jurídica de direito privado, com sede em Campinas – SP, vem
        propor a presente <b>AÇÃO DE COBRANÇA</b>.
      </p>
      <p className="mt-5 text-center font-semibold tracking-wide">I – DOS FATOS</p>
      <p className="mt-3 indent-9">
        Em 10 de março de 2026, a autora entregou ao réu cento e vinte sacas de farinha de trigo, pelo preço
        de R$ 18.450,00, que não foi pago no vencimento.
      </p>
      <p className="mt-5 text-center font-semibold tracking-wide">II – DO DIREITO</p>
      <p className="mt-3 indent-9">
        O inadimplemento sujeita o devedor a perdas e danos, juros e atualização{' '}
        <span className="border-b-2 border-[#3d8a66]">(art. 389 do Código Civil)</span>.
      </p>
      <p className="mt-5 text-center font-semibold tracking-wide">III – DOS PEDIDOS</p>
      <p className="mt-3 indent-9">
        Diante do exposto, requer a citação do réu e a sua condenação ao pagamento do preço, corrigido e
        acrescido de juros.
      </p>
    </div>
  )
}

/** A link within the text of these pages. */
export const textLink =
  'rounded font-[550] text-primary underline decoration-line underline-offset-4 hover:decoration-primary'
