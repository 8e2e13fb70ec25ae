import { Check, PenLine } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { cx } from '../../ui/cx'

const agents = [
  'Qualificação',
  'Fatos',
  'Estrategista',
  'Jurisprudência',
  'Leis',
  'Redator',
  'Revisor',
  'Finalizador',
]
/** The whole run stays under five seconds, so that it needs no pause button (WCAG 2.2.2). */
const stepTime = 600

/**
 * The product at work: the agents advance once and the sheet fills. It stands finished for who asked for less
 * motion.
 */
export function ProductPicture() {
  const done = useDrafting()
  const percent = Math.round((done / agents.length) * 100)
  return (
    <div
      role="img"
      aria-label="Uma petição inicial sendo redigida pelos oito agentes do Lavra, com a citação do art. 389 do Código Civil conferida"
      className="relative isolate"
    >
      <div
        aria-hidden
        className="absolute -inset-x-6 top-10 -bottom-6 -z-10 rounded-[32px] bg-linear-to-br from-primary-soft to-accent-soft max-sm:hidden"
      />
      <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-float">
        <div className="border-b border-line px-5 py-4">
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate font-[550]">
              Petição Inicial · Padaria Três Irmãos × João da Silva
            </span>
            <b>{percent}%</b>
          </div>
          <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-linear-to-r from-primary to-accent transition-[width] duration-700"
              style={{ width: `${percent}%` }}
            />
          </div>
          <ol className="mt-4 flex justify-between">
            {agents.map((agent, place) => (
              <AgentDot key={agent} state={place < done ? 'done' : place === done ? 'now' : 'later'} />
            ))}
          </ol>
          <p className="mt-2.5 h-5 text-[13px] text-ink-3">
            {done < agents.length ? `${agents[done]} trabalhando…` : 'Pronta para a sua revisão'}
          </p>
        </div>
        <MiniSheet done={done} />
      </div>
    </div>
  )
}

function MiniSheet({ done }: { done: number }) {
  return (
    <div className="px-7 py-8 font-serif text-[13.5px]/6 sm:px-11">
      <Part shown={done >= 1}>
        <p className="text-center font-semibold">
          EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO DA <mark>[COMPLETAR: vara]</mark> DA COMARCA DE
          CAMPINAS – SP
        </p>
        <p className="mt-4 indent-8">
          <b>PADARIA TRÊS IRMÃOS LTDA.</b>, pessoa jurídica de direito privado, com sede em Campinas – SP, vem
          propor a presente <b>AÇÃO DE COBRANÇA</b>.
        </p>
      </Part>
      <Part shown={done >= 2}>
        <p className="mt-4 text-center font-semibold tracking-wide">I – DOS FATOS</p>
        <p className="mt-2 indent-8">
          Em 10 de março de 2026, a autora entregou ao réu cento e vinte sacas de farinha, pelo preço de R$
          18.450,00, que não foi pago.
        </p>
      </Part>
      <Part shown={done >= 5}>
        <p className="mt-4 text-center font-semibold tracking-wide">II – DO DIREITO</p>
        <p className="mt-2 indent-8">
          O inadimplemento sujeita o devedor a perdas e danos, juros e atualização{' '}
          <span className="border-b-2 border-ok">(art. 389 do Código Civil)</span>.{' '}
          <span className="ml-1 inline-flex items-center gap-1 rounded-full bg-ok-soft px-2 align-middle indent-0 font-sans text-[11px]/5 font-semibold text-ok">
            <Check className="size-3" strokeWidth={3} /> citação conferida
          </span>
        </p>
      </Part>
    </div>
  )
}

/**
 * Keeps its place while it is not written yet, so that nothing moves; never half-visible, which would be hard
 * to read.
 */
function Part({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div className={cx('transition-transform duration-700', !shown && 'invisible translate-y-1.5')}>
      {children}
    </div>
  )
}

function AgentDot({ state }: { state: 'done' | 'now' | 'later' }) {
  return (
    <li
      className={cx(
        'grid size-7 place-items-center rounded-full border-2 transition-colors duration-500 sm:size-8',
        state === 'done' && 'border-ok bg-ok-soft text-ok',
        state === 'now' && 'border-accent text-accent shadow-[0_0_0_4px_var(--accent-soft)]',
        state === 'later' && 'border-line text-ink-3',
      )}
    >
      {state === 'done' ? <Check className="size-3.5" strokeWidth={3} /> : <PenLine className="size-3.5" />}
    </li>
  )
}

/** How many agents are done. */
function useDrafting(): number {
  const [done, setDone] = useState(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? agents.length : 0,
  )
  useEffect(() => {
    if (done === agents.length) return
    const timer = setTimeout(() => setDone(done + 1), stepTime)
    return () => clearTimeout(timer)
  }, [done])
  return done
}
