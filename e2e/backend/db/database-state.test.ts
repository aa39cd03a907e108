import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseState } from './database-state.ts'

const error = (code: string) => Object.assign(new Error('refused'), { code })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['away', '25006'],
  ['full', '53100'],
])('stays %s until a write succeeds', (condition, code) => {
  const state = new DatabaseState()
  state.succeeded('insert into a values (1)')
  state.failed(error(code))
  vi.advanceTimersByTime(11_000)
  for (const read of ['begin', 'select 1', 'with page as (select 1) select * from page', 'commit']) {
    state.succeeded(read)
    expect([read, state.condition, state.wroteWithin(15_000)]).toEqual([read, condition, false])
  }
  state.succeeded('insert into a values (1)')
  expect([state.condition, state.wroteWithin(15_000)]).toEqual(['available', true])
})

it.each(['audited', 'counted', 'fresh', 'held'])(
  'counts a statement that begins with %s as a write',
  (name) => {
    const state = new DatabaseState()
    state.succeeded(`\n    with ${name} as (select 1) update a set b = 1`)
    expect(state.wroteWithin(1000)).toBe(true)
  },
)

it('counts no other statement that begins with a common table expression as a write', () => {
  const state = new DatabaseState()
  state.succeeded('with page as (select 1) select * from page')
  expect(state.wroteWithin(1000)).toBe(false)
})
