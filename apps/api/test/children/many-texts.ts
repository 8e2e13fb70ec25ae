// Looks up the words of more text than its heap holds, each with a long word of its own; prints how many
// texts: many-texts.ts
import { tokensOf } from '../../src/features/chat/words/stems'

const texts = 400
const letters = (n: number): string => Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')
let read = 0
for (let n = 0; n < texts; n++) {
  const [word] = tokensOf(Buffer.from(`${' '.repeat(1_000_000)}${letters(n).padStart(20, 'x')}`).toString())
  if (word) read++
}
process.stdout.write(String(read))
