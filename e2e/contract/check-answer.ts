import { messageOf } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import type { FailureText } from '#descriptor/wire/failure-text.ts'
import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'

/** The departure of a response that should be a success with a JSON body; null for one that is. */
export function answerDeparture(answer: Answer): Found | null {
  const { status, text, body } = answer
  if (status === 0) {
    const change = 'Back-end: answer in time'
    return { rule: 'answer', weight: 'breaks', expected: 'a response', actual: text, change }
  }
  if (status < 200 || status > 299) {
    const change = status === 404 || status === 405 ? 'the method and path of the operation' : 'Back-end'
    return { rule: 'status', weight: 'breaks', expected: 'status 200', actual: `status ${status}`, change }
  }
  if (body === undefined) {
    const change = 'Back-end: answer in JSON'
    return { rule: 'json', weight: 'breaks', expected: 'JSON', actual: contentName(answer), change }
  }
  return isErrorInside(body) ? errorInside : null
}

/** Whether a body of status 200 reports a failure: a falsy code or success, with a message and without content. */
export function isErrorInside(body: unknown): boolean {
  if (!isRecord(body) || messageOf(body) === '') return false
  const isDenied = [body.code, body.success].some((value) => value === 0 || value === '0' || value === false)
  return (isDenied || body.error !== undefined || body.errors !== undefined) && !isFilled(body.data)
}

const isFilled = (data: unknown) => data !== undefined && data !== null

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
  return messageOf(body, failure) === '' ? [errorShape(answer)] : []
}

function errorShape(answer: Answer): Found {
  const actual = answer.body === undefined ? contentName(answer) : 'JSON without a message'
  const change =
    'the `failure` of the operation, or Back-end: answer errors as JSON with a message for people'
  return { rule: 'error-shape', weight: 'breaks', expected: 'JSON with a message', actual, change }
}

function contentName({ headers, text }: Answer): string {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  return /^\s*</.test(text) || type === 'text/html' ? 'HTML' : type || 'no type'
}
