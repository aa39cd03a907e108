// @vitest-environment node
import { expect, it } from 'vitest'
import { headerDepartures } from './answer.ts'

/** The departures of a response with these headers besides the usual ones. */
function departuresOf(headers: Record<string, string>, status = 200) {
  const usual = { date: new Date().toUTCString(), 'cache-control': 'no-store' }
  const all = new Headers(Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== ''))
  return headerDepartures({ status, headers: all, text: '', body: null }).map(({ rule }) => rule)
}

it('takes the usual headers, and a refusal with a nonce', () => {
  expect(departuresOf({})).toEqual([])
  expect(departuresOf({ 'cache-control': '' })).toEqual([])
  expect(departuresOf({ 'cache-control': 'private, max-age=0' })).toEqual([])
  const challenge = { 'www-authenticate': 'DPoP error="use_dpop_nonce"', 'dpop-nonce': 'n' }
  expect(departuresOf(challenge, 401)).toEqual([])
})

it('finds a missing date, and a clock by which proofs are refused', () => {
  expect(departuresOf({ date: '' })).toEqual(['date'])
  expect(departuresOf({ date: new Date(Date.now() - 300_000).toUTCString() })).toEqual(['date'])
})

it('finds answers that a cache may reuse', () => {
  expect(departuresOf({ 'cache-control': 'public, max-age=60' })).toEqual(['cache'])
  expect(departuresOf({ 'cache-control': '', expires: new Date(Date.now() + 60_000).toUTCString() })).toEqual(
    ['cache'],
  )
  expect(departuresOf({ 'cache-control': '', 'last-modified': new Date(0).toUTCString() })).toEqual(['cache'])
})

it('finds a demand for a nonce without one', () => {
  expect(departuresOf({ 'www-authenticate': 'DPoP error="use_dpop_nonce"' }, 401)).toEqual(['nonce'])
})
