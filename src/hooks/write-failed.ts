import type { Problems } from '#descriptor/problem.ts'
import { type Failure, failureText, type Texts } from '#descriptor/texts.ts'
import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import type { Text } from '#text/text.ts'
import { adviceFor } from './advice.ts'

/** A write that did not happen, or whose outcome is unknown: what to say, and what to say beside which field. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed'
  /** The literal text of the specification. */
  readonly text: Text
  /** What to do next, in one plain sentence. */
  readonly advice: Text
  /** Field problems that the back-end named. */
  readonly problems: Problems
  readonly isSessionEnd: boolean
  /** The write may have been carried out all the same. */
  readonly maybeDone: boolean

  constructor(texts: Texts, cause: unknown, advise: (cause: unknown) => Text = adviceFor) {
    super('write failed', { cause })
    this.text = failureText(texts, failureOf(cause))
    this.advice = advise(cause)
    this.problems = cause instanceof Refused ? problemsOf(cause) : {}
    this.isSessionEnd = cause instanceof SessionEnded
    this.maybeDone = (cause instanceof Unreachable || cause instanceof Refused) && cause.maybeDone
  }
}

/** An answer that came with 2xx but without success (spec §5). */
export class NotASuccess extends Error {
  override readonly name = 'NotASuccess'
  readonly serverMessage: string

  constructor(serverMessage: string) {
    super('answer without success')
    this.serverMessage = serverMessage
  }
}

function failureOf(cause: unknown): Failure {
  if (cause instanceof NotASuccess) return { is: 'refused', message: cause.serverMessage, httpError: false }
  if (cause instanceof Refused) return { is: 'refused', message: cause.message, httpError: true }
  return { is: 'unreachable' }
}

function problemsOf(refused: Refused): Problems {
  const problems: Record<string, Problems[string]> = {}
  for (const [name, text] of Object.entries(refused.problems)) {
    problems[name] = typeof text === 'string' ? { text, with: {} } : text
  }
  return problems
}
