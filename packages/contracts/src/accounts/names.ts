import { z } from 'zod'
import { emailPattern } from '../base/common'
import { messages } from '../base/messages'

/*
 * Names of new accounts: what a reader can tell apart. Who has an account signs in with whatever it has
 * (`Credentials`).
 */

/** Letters of Basic Latin, Latin-1, Extended-A and Extended Additional that the database folds to a to z. */
const letter =
  'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u012f\u0132-\u0137\u0139-\u0148\u014a-\u017e\u1e00-\u1e99\u1e9e\u1ea0-\u1ef9'
/** Signs that nobody sees, line breaks and others that control a text. */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u

/** Composed accents and single blanks; a text far too long is refused as it is. */
const tidy = (max: number) => (value: string) =>
  value.length > 4 * max
    ? value
    : value
        .normalize('NFC')
        .replace(/[ \u00a0]+/g, ' ')
        .trim()

/** A line of `signs` alone with at least one of `some`. */
const written = (required: string, max: number, signs: string, some: string) => {
  const line = new RegExp(`^$|^(?=[^${some}]*[${some}])[${signs}]*$`)
  return z
    .string({ error: required })
    .overwrite(tidy(max))
    .min(1, required)
    .max(max, `${messages.tooLong} (máximo ${max} caracteres)`)
    .refine((value) => !hidden.test(value), {
      error: 'Há um sinal invisível ou uma quebra de linha. Apague tudo e digite de novo, sem colar.',
      abort: true,
    })
    .refine((value) => line.test(value), {
      error: 'Use só letras do alfabeto latino, números e sinais como ponto, hífen e apóstrofo.',
      abort: true,
    })
}

/** What a new account signs in with. */
export const newUsername = written(messages.usernameRequired, 60, `${letter}\\d ._@+'-`, `${letter}\\d`)

/** The full name of a person who works in the office. */
export const personName = written(
  messages.fullNameRequired,
  200,
  `${letter}\\d ªº.,:;!?_@#*&+()/"'‘’´-`,
  letter,
)

/** The e-mail of an account, in small letters. */
export const newEmail = written(messages.emailRequired, 254, `${letter}\\x20-\\x7e`, '!-~')
  .refine((value) => value === '' || emailPattern.test(value), messages.emailInvalid)
  .transform((value) => value.toLowerCase())
