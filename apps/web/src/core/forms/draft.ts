import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft, removeDraft } from './draft-store'
import { currentSession, sessionExpired } from '../session/session'

interface DraftOptions<V extends object> {
  /**
   * Names the form among the user's forms (`case:new`, `contact:<id>`); without one nothing is kept. Never
   * for passwords.
   */
  name: string | undefined
  values: V
  /** What the form holds untouched; only the fields that differ from it are kept. */
  initial: V
  /** Puts what was kept into the form. */
  restore: (values: V) => void
  /** Leaving keeps it, too, for forms that are left without a question; the next visit offers it back. */
  stays?: boolean
}

/** Milliseconds of pause after which what is typed is kept. */
const pause = 400
/** Never written down, whatever form they stand in. */
const secret = /password/i

/**
 * Keeps what is typed until it is sent, so that a session that dies, a crash or a reload does not take it.
 * Leaving the form while signed in gives it up: who closes a form has been asked.
 */
export function useDraft<V extends object>({
  name,
  values,
  initial,
  restore,
  stays = false,
}: DraftOptions<V>) {
  const [userId] = useState(() => currentSession()?.user.id)
  const [recovered, setRecovered] = useState(false)
  const active = name !== undefined && userId !== undefined ? { form: name, userId } : null
  const latest = useRef({ values, initial, restore, active, stays, kept: false, sent: false })
  useEffect(() => {
    Object.assign(latest.current, { values, initial, restore, active, stays })
  })

  const form = active?.form
  useEffect(() => {
    if (form === undefined || userId === undefined) return
    const now = latest.current
    let gone = false
    void readDraft(userId, form).then((fields) => {
      const restored = fields && fit(fields, now.initial)
      if (gone || !restored || changedFields(now.values, now.initial)) return
      now.kept = true
      now.restore({ ...now.initial, ...restored })
      setRecovered(true)
    })
    return () => {
      gone = true
      leave(now, userId, form)
    }
  }, [form, userId])

  useEffect(() => {
    const now = latest.current
    if (form === undefined || userId === undefined || now.sent) return
    const changed = changedFields(values, now.initial)
    if (!changed && !now.kept) return
    const timer = setTimeout(() => {
      now.kept = changed !== null
      if (!changed) setRecovered(false)
      void (changed ? keepDraft(userId, form, changed) : removeDraft(userId, form))
    }, pause)
    return () => clearTimeout(timer)
  }, [form, userId, values])

  function forget(): void {
    setRecovered(false)
    latest.current.kept = false
    if (active) void removeDraft(active.userId, active.form)
  }

  function discard(): void {
    forget()
    restore(initial)
  }

  return {
    /** The form holds text of an earlier visit, and the way to be rid of it; null otherwise. */
    recovered: recovered ? { discard } : null,
    /** It was sent: nothing is left to keep until somebody types again. */
    settle: () => {
      latest.current.sent = true
      forget()
    },
    /** Somebody types. */
    touch: () => {
      latest.current.sent = false
    },
  }
}

/** The form goes away: with its session, and then the text stays, or because the person is done with it. */
function leave(
  now: { values: object; initial: object; stays: boolean; kept: boolean; sent: boolean },
  userId: string,
  form: string,
): void {
  const changed = now.sent ? null : changedFields(now.values, now.initial)
  const staying = now.stays && currentSession()?.user.id === userId
  if (changed && (staying || sessionExpired())) void keepDraft(userId, form, changed)
  else if ((changed ?? now.kept) && currentSession()?.user.id === userId) void removeDraft(userId, form)
}

/** The fields that differ, or null where none does. */
function changedFields(values: object, initial: object): Record<string, unknown> | null {
  const before = initial as Record<string, unknown>
  const differs = ([field, value]: [string, unknown]) =>
    !secret.test(field) && JSON.stringify(value) !== JSON.stringify(before[field])
  const changed = Object.entries(values).filter(differs)
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Only the fields that the form still has, in the kind of value it has there; null where none is left. */
function fit<V extends object>(fields: Record<string, unknown>, initial: V): Partial<V> | null {
  const form = initial as Record<string, unknown>
  const fitting = Object.entries(fields).filter(
    ([field, value]) => field in form && kindOf(value) === kindOf(form[field]),
  )
  return fitting.length === 0 ? null : (Object.fromEntries(fitting) as Partial<V>)
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
