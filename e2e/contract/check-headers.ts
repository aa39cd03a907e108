import type { Answer } from './api-client.ts'
import type { Found } from './call-departure.ts'

/** Seconds that the clock of a back-end may differ before its proofs are refused. */
const MAX_SKEW = 60

/** The departures of a response's headers (DEPLOYING.md). */
export function headerDepartures({ status, headers }: Answer): readonly Found[] {
  if (status === 0) return []
  return [...dateDepartures(headers), ...cacheDepartures(headers), ...nonceDepartures(status, headers)]
}

function dateDepartures(headers: Headers): readonly Found[] {
  const date = headers.get('date')
  const skew = Math.abs(Date.parse(date ?? '') - Date.now()) / 1000
  if (skew <= MAX_SKEW) return []
  const actual = date === null ? 'no Date' : `a clock that is ${Math.round(skew)} s off, or no date`
  const change = 'Back-end: send `Date`, from a clock that is set by NTP'
  return [{ rule: 'date', weight: 'breaks', expected: 'the time in `Date`', actual, change }]
}

function cacheDepartures(headers: Headers): readonly Found[] {
  const control = headers.get('cache-control') ?? ''
  const isFresh = /\bno-store\b|\bno-cache\b/.test(control)
  const age = Number(/\b(?:s-maxage|max-age)=(\d+)/.exec(control)?.[1] ?? 0)
  const expires = Date.parse(headers.get('expires') ?? '') > Date.now()
  // Without a lifetime a cache may guess one from Last-Modified (RFC 9111 §4.2.2).
  const isGuessed = control === '' && headers.has('last-modified')
  if (isFresh || (age === 0 && !expires && !isGuessed && !/\bimmutable\b/.test(control))) return []
  const actual = age > 0 ? `may be reused for ${age} s` : 'may be reused'
  const change = 'Back-end: send `Cache-Control: no-store`'
  return [{ rule: 'cache', weight: 'breaks', expected: 'an answer that no cache reuses', actual, change }]
}

function nonceDepartures(status: number, headers: Headers): readonly Found[] {
  const challenge = headers.get('www-authenticate') ?? ''
  if (status !== 401 || !challenge.includes('use_dpop_nonce') || headers.has('dpop-nonce')) return []
  const change = 'Back-end: send `DPoP-Nonce` with `use_dpop_nonce` (RFC 9449 §8)'
  return [{ rule: 'nonce', weight: 'breaks', expected: 'a nonce', actual: 'no DPoP-Nonce', change }]
}
