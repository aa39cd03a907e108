import { type FailureText, messageOf } from '#descriptor/envelope.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'

/** The departure of a response that should be a success with a JSON body; null for one that is. */
export function answerDeparture(answer: Answer): Found | null {
  const { status, text, body } = answer
  if (status === 0) {
    const change = 'Back-end: answer in time'
    return { rule: 'answer', weight: 'breaks', expected: 'a response', actual: text, change }
  }
  if (status >= 300 && status < 400) {
    const change = 'Back-end: answer at this address: a proof is not valid at another one'
    return {
      rule: 'status',
      weight: 'breaks',
      expected: 'status 200',
      actual: `a redirect, ${status}`,
      change,
    }
  }
  if (status < 200 || status > 299) {
    const change = status === 404 || status === 405 ? 'the method and path of the operation' : 'Back-end'
    return { rule: 'status', weight: 'breaks', expected: 'status 200', actual: `status ${status}`, change }
  }
  if (body === undefined) {
    const name = contentName(answer)
    const change = `Back-end: answer in JSON, not ${name}, or the path of the operation`
    return { rule: 'json', weight: 'breaks', expected: 'JSON', actual: name, change }
  }
  return isErrorInside(body) ? errorInside : null
}

/** Whether a body of status 200 reports a failure: by its code or an error, and without content. */
export function isErrorInside(body: unknown): boolean {
  if (!isRecord(body) || (body.data ?? body.results ?? null) !== null) return false
  const { code, success, ok, status, error, errors } = body
  const isDenied = [code, success, ok].some((value) => value === 0 || value === '0' || value === false)
  const isFailed = [code, status].some((value) => (readNumber(value) ?? 0) >= 400 || isFailure(value))
  const hasText = messageOf(body) !== '' || [error, errors].some(isFilled)
  return hasText && (isDenied || isFailed || isFilled(error) || isFilled(errors))
}

const isFailure = (value: unknown) =>
  typeof value === 'string' && /^(err|error|fail|failed|failure)$/i.test(value)
const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

const errorInside: Found = {
  rule: 'error-in-200',
  weight: 'breaks',
  expected: 'a failure with a status of 400 and above',
  actual: 'status 200 with an error inside',
  change: 'Back-end: answer a failure with its status; for a write, name the sign of success in `succeeds`',
}

/** The departures of a response that should be a failure with a message, in the place that its operation names. */
export function failureDepartures(
  answer: Answer,
  statuses: readonly number[],
  failure?: FailureText,
): readonly Found[] {
  const { status, body } = answer
  if (status === 0) return [answerDeparture(answer)].filter((found) => found !== null)
  if (status < 400 && isErrorInside(body)) return [errorInside]
  const expected = `status ${statuses[0]}`
  if (!statuses.includes(status)) {
    const change = `Back-end: answer with ${statuses[0]}`
    return [{ rule: 'wrong-id', weight: 'breaks', expected, actual: `status ${status}`, change }]
  }
  // Without a message the app shows its own text, which a descriptor that names the place of one does not expect.
  const isNamed = failure === undefined || messageOf(body, failure) !== ''
  return body !== undefined && isNamed ? [] : [errorShape(answer)]
}

function errorShape(answer: Answer): Found {
  const actual = answer.body === undefined ? contentName(answer) : 'JSON without a message'
  const change =
    answer.body === undefined
      ? 'Back-end: answer errors as JSON with a message for people'
      : 'the `failure` of the operation, or Back-end: send a message for people'
  return { rule: 'error-shape', weight: 'harmless', expected: 'JSON with a message', actual, change }
}

function contentName({ headers, text }: Answer): string {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  return /^\s*</.test(text) || type === 'text/html' ? 'HTML' : type || 'no type'
}
