import type { Problems } from '#descriptor/problem.ts'
import { type Failure, failureText, type Texts } from '#descriptor/texts.ts'
import { NotASuccess } from '#hooks/read/not-a-success.ts'
import { Refused, SessionEnded } from '#http/errors.ts'
import { sourceText, type Text, text } from '#text/text.ts'
import { explainFailure, mayBeDone, reasonsOf } from './explain-failure.ts'
import { afterwards, type FailedAct } from './failure-afterwards.ts'
import { type ShownFailure, standsAlone } from './shown-failure.ts'

/** A write that failed or whose outcome is unknown: its message, and the problems of single fields. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed'
  /** The literal text of the specification. */
  readonly text: Text
  /** The field problems of the response. */
  readonly problems: Problems
  readonly isSessionEnd: boolean
  /** The write may have been carried out all the same. */
  readonly maybeDone: boolean
  readonly #texts: Texts

  /** `isUnwritten`: certainly not written, as a read before it failed or a read after it found no change. */
  constructor(
    texts: Texts,
    cause: unknown,
    { isUnwritten = false }: { readonly isUnwritten?: boolean } = {},
  ) {
    super('write failed', { cause })
    this.#texts = texts
    this.text = failureText(texts, failureOf(cause))
    this.problems = cause instanceof Refused || cause instanceof NotASuccess ? problemsOf(cause) : {}
    this.isSessionEnd = cause instanceof SessionEnded
    this.maybeDone = !isUnwritten && mayBeDone(cause)
  }

  /** The same failure of a write that was reconciled as not saved. */
  asUnwritten(): WriteFailed {
    return new WriteFailed(this.#texts, this.cause, { isUnwritten: true })
  }

  /** The reason that the server sent, without the sentences that the literal text contains. */
  reasons(placed: readonly string[] = []): readonly Text[] {
    return reasonsOf(this.cause, { literal: this.text, placed })
  }

  /** The words for a place that shows the failure; `placed` are the fields whose problems are shown beside them. */
  shown(act: FailedAct, placed: readonly string[] = []): ShownFailure {
    const { text: literal, maybeDone } = this
    const more = this.more(act, placed)
    if (!maybeDone && standsAlone(sourceText(literal))) return { text: literal, more }
    const { title } = afterwards[act]
    return { text: maybeDone ? unconfirmed : title, more, ...(literal === title ? {} : { literal }) }
  }

  /** The sentences after the literal text; `placed` are the fields whose problems are shown beside them. */
  more(act: FailedAct, placed: readonly string[] = []): readonly Text[] {
    return explainFailure(act, this.cause, { literal: this.text, maybeDone: this.maybeDone, placed })
  }
}

const unconfirmed = text('Máy chủ chưa xác nhận.')

function failureOf(cause: unknown): Failure {
  if (cause instanceof NotASuccess) return { kind: 'refused', message: cause.serverMessage, httpError: false }
  if (cause instanceof Refused) return { kind: 'refused', message: cause.message, httpError: true }
  return { kind: 'unreachable' }
}

function problemsOf(refused: Pick<Refused, 'problems'>): Problems {
  const problems: Record<string, Problems[string]> = {}
  for (const [name, problem] of Object.entries(refused.problems)) {
    problems[name] = typeof problem === 'string' ? { text: problem, with: {} } : problem
  }
  return problems
}
