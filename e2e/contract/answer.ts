import { type FailureText, messageOf } from '#descriptor/envelope.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'
import type { Answer } from './api-client.ts'
import { breaks, type Found, harmless } from './found.ts'

/** The departure of a response that should be a success with a JSON body; null for one that is. */
export function answerDeparture(answer: Answer): Found | null {
  const { status, text, body } = answer
  const ofStatus = (actual: string, change: string) => breaks('status', 'status 200', actual, change)
  if (status === 0) return breaks('answer', 'a response', text, 'Back-end: answer in time')
  if (status >= 300 && status < 400)
    return ofStatus(
      `a redirect, ${status}`,
      'Back-end: answer at this address: a proof is not valid at another one',
    )
  if (status < 200 || status > 299) {
    const change = status === 404 || status === 405 ? 'the method and path of the operation' : 'Back-end'
    return ofStatus(`status ${status}`, change)
  }
  if (body !== undefined) return isErrorInside(body) ? errorInside : null
  const name = contentName(answer)
  return breaks('json', 'JSON', name, `Back-end: answer in JSON, not ${name}, or the path of the operation`)
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

const errorInside = breaks(
  'error-in-200',
  'a failure with a status of 400 and above',
  'status 200 with an error inside',
  'Back-end: answer a failure with its status; for a write, name the sign of success in `succeeds`',
)

/** The departures of a response that should be a failure with a message, in the place that its operation names. */
export function failureDepartures(
  answer: Answer,
  statuses: readonly number[],
  failure?: FailureText,
): readonly Found[] {
  const { status, body } = answer
  if (status === 0) return [answerDeparture(answer)].filter((found) => found !== null)
  if (status < 400 && isErrorInside(body)) return [errorInside]
  const [wanted] = statuses
  if (!statuses.includes(status))
    return [breaks('wrong-id', `status ${wanted}`, `status ${status}`, `Back-end: answer with ${wanted}`)]
  // Without a message the app shows its own text, which a descriptor that names the place of one does not expect.
  const isNamed = failure === undefined || messageOf(body, failure) !== ''
  if (body !== undefined && isNamed) return []
  const [actual, change] =
    body === undefined
      ? [contentName(answer), 'Back-end: answer errors as JSON with a message for people']
      : ['JSON without a message', 'the `failure` of the operation, or Back-end: send a message for people']
  return [harmless('error-shape', 'JSON with a message', actual, change)]
}

function contentName({ headers, text }: Answer): string {
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  return /^\s*</.test(text) || type === 'text/html' ? 'HTML' : type || 'no type'
}

/** The names of the keys of a body, or its type. */
export const keysOf = (body: unknown) => (isRecord(body) ? Object.keys(body).join(', ') : typeof body)

/** Seconds that the clock of a back-end may differ before its proofs are refused. */
const MAX_SKEW = 60

/** The departures of a response's headers (DEPLOYING.md): its date, its caching and the nonce that it demands. */
export function headerDepartures({ status, headers }: Answer): readonly Found[] {
  if (status === 0) return []
  const found: Found[] = []
  const date = headers.get('date')
  const skew = Math.abs(Date.parse(date ?? '') - Date.now()) / 1000
  const clock = date === null ? 'no Date' : `a clock that is ${Math.round(skew)} s off, or no date`
  if (!(skew <= MAX_SKEW))
    found.push(
      breaks('date', 'the time in `Date`', clock, 'Back-end: send `Date`, from a clock that is set by NTP'),
    )
  const control = headers.get('cache-control') ?? ''
  const age = Number(/\b(?:s-maxage|max-age)=(\d+)/.exec(control)?.[1] ?? 0)
  const expires = Date.parse(headers.get('expires') ?? '') > Date.now()
  // Without a lifetime a cache may guess one from Last-Modified (RFC 9111 §4.2.2).
  const isGuessed = control === '' && headers.has('last-modified')
  const isKept = age > 0 || expires || isGuessed || /\bimmutable\b/.test(control)
  const reuse = age > 0 ? `may be reused for ${age} s` : 'may be reused'
  if (isKept && !/\bno-store\b|\bno-cache\b/.test(control))
    found.push(
      breaks('cache', 'an answer that no cache reuses', reuse, 'Back-end: send `Cache-Control: no-store`'),
    )
  const demands = (headers.get('www-authenticate') ?? '').includes('use_dpop_nonce')
  const change = 'Back-end: send `DPoP-Nonce` with `use_dpop_nonce` (RFC 9449 §8)'
  if (status === 401 && demands && !headers.has('dpop-nonce'))
    found.push(breaks('nonce', 'a nonce', 'no DPoP-Nonce', change))
  return found
}
