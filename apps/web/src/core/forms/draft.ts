import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft, removeDraft } from './draft-store'
import { currentSession, sessionExpired } from '../session/session'

interface DraftOptions<V extends object> {
  /**
   * The key of the draft among the user's drafts (`case:new`, `contact:<id>`); without one nothing is kept.
   * Never for passwords.
   */
  name: string | undefined
  values: V
  /** The values before any edit; only fields that differ from them are kept. */
  initial: V
  /** Puts the kept values into the form. */
  restore: (values: V) => void
  /** Keeps the draft when the form is left, for forms that ask nothing on leaving. */
  keepOnLeave?: boolean
}

/** Milliseconds after the last edit until the draft is written. */
const pause = 400
/** Fields that are never written, in any form. */
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
  keepOnLeave = false,
}: DraftOptions<V>) {
  const [userId] = useState(() => currentSession()?.user.id)
  const [recovered, setRecovered] = useState(false)
  const active = name !== undefined && userId !== undefined ? { form: name, userId } : null
  const latest = useRef({ values, initial, restore, active, keepOnLeave, kept: false, sent: false })
  useEffect(() => {
    Object.assign(latest.current, { values, initial, restore, active, keepOnLeave })
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
    /** `{ discard }` where the form holds text of an earlier visit, else null. */
    recovered: recovered ? { discard } : null,
    /** Call once the form was sent; nothing is kept until it is edited again. */
    markSent: () => {
      latest.current.sent = true
      forget()
    },
    /** Call on every edit. */
    markEdited: () => {
      latest.current.sent = false
    },
  }
}

/** On unmount: keeps the draft where the session ended, else removes it unless `keepOnLeave`. */
function leave(
  now: { values: object; initial: object; keepOnLeave: boolean; kept: boolean; sent: boolean },
  userId: string,
  form: string,
): void {
  const changed = now.sent ? null : changedFields(now.values, now.initial)
  const keeping = now.keepOnLeave && currentSession()?.user.id === userId
  if (changed && (keeping || sessionExpired())) void keepDraft(userId, form, changed)
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
