/** A server's message if it is one a person can read: one short line, no markup, no stack; else ''. */
export function readable(message: unknown): string {
  if (typeof message !== 'string') return ''
  const line = message.trim()
  return line.length > 300 || /[\n<>]|^\{|\bat .+:\d+/.test(line) ? '' : line
}
