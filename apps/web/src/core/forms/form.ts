import { messages } from '@lavra/contracts/base/messages'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { z } from 'zod'
import { useDraft } from './draft'
import { ApiError, messageOf } from '../api/errors'

export type Errors = Readonly<Record<string, string>>

interface FormOptions<V extends object, S extends z.ZodType> {
  schema: S
  initial: V
  /** Sends what the schema made of the values; what it throws is shown. */
  submit: (values: z.output<S>) => Promise<void>
  /** Said when the server sent no sentence of its own. */
  failure: string
  /** Another sentence for a failure, for the screens whose texts are fixed; null leaves the usual one. */
  explain?: (error: unknown) => string | null
  /**
   * Keeps what is typed under this name until it is sent (`case:new`, `contact:<id>`); never for passwords.
   */
  draft?: string
}

/** The message of each field path (`parties.0.name`), the first one where there are several. */
export function problemsOf(error: z.ZodError): Errors {
  const problems: Record<string, string> = {}
  for (const issue of error.issues) problems[issue.path.join('.')] ??= issue.message
  return problems
}

/** The values of a form with the messages under its fields, and what is kept of them until they are sent. */
function useValues<V extends object>(initial: V, draftName: string | undefined) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const draft = useDraft({ name: draftName, values, initial, restore: setValues })

  /** What was wrong with a field is forgotten as soon as it is touched. */
  function set<K extends keyof V>(name: K, value: V[K]): void {
    draft.markEdited()
    setValues((now) => ({ ...now, [name]: value }))
    setErrors((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([path]) => path !== name && !path.startsWith(`${String(name)}.`)),
      ),
    )
  }

  return { values, setValues, errors, setErrors, set, draft }
}

/** `focusWrong` takes the keyboard to the first field that is wrong, once it is marked as such. */
function useFocusWrong() {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return { form, focusWrong: () => setRefusals((count) => count + 1) }
}

/** The sentence above the form; none where every problem stands under its field. */
function sentenceFor(error: unknown, shown: object, otherwise: string): string | null {
  const problems = error instanceof ApiError ? Object.entries(error.problems) : []
  if (problems.length === 0) return messageOf(error, otherwise)
  return problems.find(([path]) => !((path.split('.')[0] ?? '') in shown))?.[1] ?? null
}

/**
 * A form that says what the server would say: it checks with the contract's schema and puts the server's 422
 * under its fields.
 */
export function useForm<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const { schema, initial, submit, failure, explain } = options
  const { values, setValues, errors, setErrors, set, draft } = useValues(initial, options.draft)
  const [failed, setFailed] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const { form, focusWrong } = useFocusWrong()

  function refuse(problems: Errors): void {
    setErrors(problems)
    focusWrong()
  }

  async function send(): Promise<void> {
    if (running.current) return
    setFailed(null)
    const checked = schema.safeParse(values, { error: () => messages.invalid })
    if (!checked.success) {
      refuse(problemsOf(checked.error))
      return
    }
    setErrors({})
    running.current = true
    setPending(true)
    try {
      await submit(checked.data)
      draft.markSent()
    } catch (error) {
      if (error instanceof ApiError) refuse(error.problems)
      setFailed(explain?.(error) ?? sentenceFor(error, values, failure))
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return {
    values,
    errors,
    /** The sentence above the form, when the whole of it failed. */
    failed,
    pending,
    /** Text of an earlier visit was put back: `<RecoveredNotice recovered={form.recovered} />`. */
    recovered: draft.recovered,
    set,
    setValues,
    setErrors,
    /** Props of a text control: `<Input {...form.text('name')} />`. */
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (event: { target: { value: string } }) =>
        set(name, event.target.value as V[keyof V & string]),
    }),
    /** Props of the `<form>`. */
    props: { ref: form, noValidate: true, onSubmit: (event: SyntheticEvent) => (take(event), void send()) },
  }
}

/** A form in a dialog over another form is submitted alone. */
function take(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
