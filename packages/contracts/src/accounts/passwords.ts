import { z } from 'zod'
import { text } from '../base/common'
import { messages } from '../base/messages'

/** The token of a link that somebody was given. */
export const linkToken = text(messages.resetTokenRequired, 200)

const bytes = (value: string) => new TextEncoder().encode(value).length

/**
 * Passwords are never trimmed: 6 characters at least, 72 bytes at most (bcrypt reads no more). `short` is the
 * screen's own wording.
 */
export const passwordSaying = (short: string) =>
  z
    .string({ error: messages.passwordRequired })
    .min(1, messages.passwordRequired)
    .min(6, short)
    .refine((value) => bytes(value) <= 72, messages.passwordLong)
    .refine((value) => !value.includes('\u0000'), messages.nul)

export const password = passwordSaying(messages.passwordShort)

/** A password given to be compared: any length that a form may send. */
export const currentPassword = z
  .string({ error: messages.passwordRequired })
  .min(1, messages.passwordRequired)
  .max(1000, messages.tooLong)
  .refine((value) => !value.includes('\u0000'), messages.nul)
