import { afterEach, expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import { makeCreateKeys } from './create-keys.ts'
import { WriteFailed } from './write-failed.ts'

const failed = (cause: unknown) => new WriteFailed(thing.texts, cause)
const lost = failed(new Unreachable('network', { sent: true }))
const running = failed(new Refused(409, '', {}, '', { wait: 1 }))
const taken = failed(new Refused(409, '', {}, ''))
const refused = failed(new Refused(422, '', {}, ''))
const neverSent = failed(new Unreachable('offline', { sent: false }))

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['a lost answer', lost, true],
  ['an answer that the first one is being processed', running, true],
  ['a conflict that nothing is waited for', taken, false],
  ['a refusal', refused, false],
  ['a request that never left', neverSent, false],
  ['a success', undefined, false],
])('after %s the same values have the same key: %s', (_, failure, isSame) => {
  const keys = makeCreateKeys()
  const first = keys.keyFor({ name: 'Áo', tags: ['a'] })
  keys.end(failure)
  expect(keys.keyFor({ name: 'Áo', tags: ['a'] }) === first).toBe(isSame)
})

test('other values have another key', () => {
  const keys = makeCreateKeys()
  const first = keys.keyFor({ name: 'Áo' })
  expect(keys.keyFor({ name: 'Áo' })).toBe(first)
  keys.end(lost)
  expect(keys.keyFor({ name: 'Áo mưa' })).not.toBe(first)
})

test.each([
  ['a refusal', refused],
  ['a request that never left', neverSent],
  ['the end of the session', failed(new SessionEnded())],
  ['a server that is busy', failed(new Refused(503, '', {}, '', { wait: 3 }))],
])('keeps the key after a lost response and %s', (_, later) => {
  const keys = makeCreateKeys()
  const first = keys.keyFor({ name: 'Áo' })
  for (const failure of [lost, later, later]) {
    keys.end(failure)
    expect(keys.keyFor({ name: 'Áo' })).toBe(first)
  }
  keys.end()
  const second = keys.keyFor({ name: 'Áo' })
  expect(second).not.toBe(first)
  keys.end(refused)
  expect(keys.keyFor({ name: 'Áo' })).not.toBe(second)
})

const day = 24 * 3600 * 1000

test.each([
  ['the same values within a day', 'Áo', day - 1000, true],
  ['the same values a day later', 'Áo', day, false],
  ['the same values before, after the clock was set back a day', 'Áo', -day, false],
  ['other values', 'Áo mưa', 0, false],
])('another form that resumes a create sends its key again for %s: %s', (_, name, passed, isSame) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = makeCreateKeys()
  const key = first.keyFor({ name: 'Áo' })
  const sent = structuredClone(first.sent())
  expect(sent).toEqual({ key, values: { name: 'Áo' }, sentAt: Date.now() })
  vi.setSystemTime(Date.now() + passed)
  const second = makeCreateKeys()
  if (sent) second.resume(sent)
  expect(second.keyFor({ name }) === key).toBe(isSame)
})

test('a resumed create outlives a refusal, and ends with its success', () => {
  const keys = makeCreateKeys()
  keys.resume({ key: 'k', values: { name: 'Áo' }, sentAt: Date.now() })
  keys.end(refused)
  expect(keys.keyFor({ name: 'Áo' })).toBe('k')
  keys.end()
  expect(keys.sent()).toBeNull()
})
