import { expect, test } from 'vitest'
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
])('after a lost answer %s leaves the key as it is', (_, later) => {
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
