// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { boundProblem } from './bounds.ts'

const day = 86_400_000
const now = 1_795_000_000_000
const quote = { at: now - 9 * day, changedAt: now, validUntil: now, sent: { service: 'AIR', at: now } }

describe('the times of a quote from outside', () => {
  test.each([
    ['within their limits', {}],
    ['of a clock that is ahead by hours', { at: now + day, changedAt: now + day, sent: { at: now + day } }],
    ['without a validity', { validUntil: null }],
    ['with the longest validity of the settings', { validUntil: quote.at + 366 * day }],
    ['not sent yet', { sent: undefined }],
  ])('%s are accepted', (_, more) => expect(boundProblem({ ...quote, ...more }, now)).toBeNull())

  test.each([
    ['time of the prices', { at: now + 2 * day }],
    ['time of a change', { changedAt: now + 2 * day }],
    ['time of sending', { sent: { ...quote.sent, at: now + 2 * day } }],
    ['validity beyond the longest', { validUntil: quote.at + 400 * day }],
    ['validity as text that is beyond it', { validUntil: String(Date.UTC(2099, 0, 1)) }],
  ])('are refused for a %s', (_, more) => expect(boundProblem({ ...quote, ...more }, now)).toBe('time'))
})
