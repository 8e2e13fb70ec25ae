// Runs as a process of its own and sets one petition in type: a text that hangs or breaks a library harms
// nobody else.
import { watchMyself } from '../../../platform/lib/kill-switch'
import type { PetitionText } from './piece'
import { type PrintFormat, render } from './render'

export interface PressOrder {
  text: PetitionText
  format: PrintFormat
}
export type PressAnswer = { content: Uint8Array } | { error: string }

async function print({ text, format }: PressOrder): Promise<PressAnswer> {
  try {
    return { content: await render(text, format) }
  } catch (error) {
    // The typesetter's own errors carry their words in `code`.
    return { error: error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error) }
  }
}

// Longer than any order may take, and more than a page-setter of a million characters needs.
watchMyself({ bytes: 2_000 * 1024 * 1024, milliseconds: 180_000 })
// It lives until whoever ordered ends it: ending by itself, it could be gone before its answer is read.
process.on('disconnect', () => process.exit())
process.once('message', (order: PressOrder) => {
  void print(order).then((answer) => process.send?.(answer))
})
