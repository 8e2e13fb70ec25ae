export interface ServerEvent {
  name: string
  data: string
}

/** Cuts a text/event-stream into its events, wherever the network has cut it. */
export class EventCutter {
  private rest = ''

  push(piece: string): ServerEvent[] {
    this.rest += piece
    // A CR at the end may be half of a line's end.
    const blocks = this.rest.replace(/\r\n|\r(?!$)/g, '\n').split('\n\n')
    this.rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => readEvent(block) ?? [])
  }
}

/** Null for what only keeps the line open. */
function readEvent(block: string): ServerEvent | null {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : []))
  const name = fields.findLast((field) => field?.[1] === 'event')?.[2]
  return data.length === 0 ? null : { name: name ?? 'message', data: data.join('\n') }
}
