import { Check } from 'lucide-react'
import { cx } from '../../../ui/cx'
import { Progress } from '../../../ui/feedback/progress'
import { stepTitles, type WizardStep } from '../wizard-state'

const steps = [1, 2, 3, 4] as const

/** Where one is among the four steps. */
export function Stepper({ current }: { current: WizardStep }) {
  return (
    <div className="mb-6">
      <p aria-hidden className="mb-2 text-[13px] text-ink-2 md:hidden">
        Etapa {current} de 4 · <span className="font-semibold text-ink">{stepTitles[current]}</span>
      </p>
      <ol aria-label="Etapas" className="mb-3 flex items-center justify-between gap-4 max-md:sr-only">
        {steps.map((step) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className="flex items-center gap-4 not-last:flex-1"
          >
            <span
              className={cx(
                'flex items-center gap-2.5 whitespace-nowrap',
                step === current ? 'font-semibold text-ink' : 'text-ink-3',
              )}
            >
              <Disc step={step} current={current} />
              {stepTitles[step]}
            </span>
            {step < 4 && (
              <span aria-hidden className={cx('h-px flex-1', step < current ? 'bg-ok' : 'bg-line')} />
            )}
          </li>
        ))}
      </ol>
      <Progress value={current * 25} label="Progresso do assistente" className="h-1!" />
    </div>
  )
}

function Disc({ step, current }: { step: WizardStep; current: WizardStep }) {
  const look =
    step < current
      ? 'border-ok bg-ok-soft text-ok'
      : step === current
        ? 'border-primary bg-primary text-primary-ink'
        : 'border-line bg-surface'
  return (
    <span
      aria-hidden
      className={cx('grid size-7 place-items-center rounded-full border text-[13px] font-semibold', look)}
    >
      {step < current ? <Check className="size-4" /> : step}
    </span>
  )
}
