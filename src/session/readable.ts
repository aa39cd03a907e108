const TECHNICAL = /[\n<>]|^\{|\bat .+:\d+|^[A-Z]\w*(Error|Exception)\b|status code \d{3}/
// Reason phrases of HTTP, which servers and gateways send where they have no message of their own.
const PHRASE =
  /^(bad request|unauthorized|forbidden|not found|method not allowed|conflict|unprocessable \w+|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i

/** A server's message if it is one a person can read: one short line, no markup, no stack, no reason phrase; else ''. */
export function readable(message: unknown): string {
  if (typeof message !== 'string') return ''
  const line = message.trim()
  return line.length > 300 || TECHNICAL.test(line) || PHRASE.test(line) ? '' : line
}
