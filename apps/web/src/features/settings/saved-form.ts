import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../core/api/call'
import { useForm } from '../../core/forms/form'
import { toast } from '../../ui/feedback/toast'

/** Milliseconds that a settings toast stays (spec.md section 9). */
export const toastTime = 3000

interface SavedFormOptions<V extends object, S extends z.ZodType> {
  schema: S
  /** The values as they are saved. */
  saved: V
  /** Saves what differs from `saved`, and answers the values as they are saved now. */
  save: (input: z.output<S>, saved: V) => Promise<V>
  /** Keeps unsent text under this name; never for passwords. */
  draft?: string
  done: string
  failure: string
  /** Told whether leaving would lose something. */
  onDirty: (dirty: boolean) => void
}

/**
 * A form over something that exists: it knows whether it differs from what is saved, and says in a toast how
 * saving went.
 */
export function useSavedForm<V extends object, S extends z.ZodType>(options: SavedFormOptions<V, S>) {
  const { schema, save, done, failure, onDirty } = options
  const [saved, setSaved] = useState(options.saved)
  const [latest, setLatest] = useState<{ saved: V } | null>(null)
  const form = useForm({
    schema,
    initial: saved,
    draft: options.draft,
    submit: async (input) => {
      try {
        const now = await save(input, saved)
        setSaved(now)
        setLatest({ saved: now })
        toast.success(done, { duration: toastTime })
      } catch (error) {
        toast.error(failure, { duration: toastTime })
        throw error
      }
    },
    failure,
  })
  const { values, setValues, setErrors } = form
  useEffect(() => {
    if (latest) setValues(latest.saved)
  }, [latest, setValues])

  const dirty = JSON.stringify(values) !== JSON.stringify(saved)
  useEffect(() => {
    onDirty(dirty)
    return () => onDirty(false)
  }, [dirty, onDirty])

  return {
    ...form,
    dirty,
    /** What the server said beyond the toast. */
    reason: form.failed === failure ? null : form.failed,
    undo: () => {
      setValues(saved)
      setErrors({})
    },
  }
}

/** Puts a refusal under the field that it is about. */
export function underField(code: string, field: string) {
  return (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== code || error.detail === null) throw error
    throw new ApiError(error.status, code, error.detail, { [field]: error.detail })
  }
}
