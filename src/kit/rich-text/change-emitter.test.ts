import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { teller } from './change-emitter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells what changed after a pause, once, with the last key in it', () => {
  const { said, text, note } = begun()
  note()
  text.now = 'ab'
  note()
  expect(said).toEqual([])
  vi.advanceTimersByTime(150)
  expect(said).toEqual(['ab'])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['ab'])
})

it('tells the record’s own spelling when it is back at the beginning', () => {
  const { said, text, note, telling } = begun()
  text.now = 'b'
  note()
  telling.tell()
  text.now = '<p>a</p>'
  note()
  telling.tell()
  expect(said).toEqual(['b', 'a'])
  expect(telling.value()).toBe('a')
})

it.each(['pagehide', 'submit'])('tells before anybody else hears %s', (name) => {
  const { said, text, note, telling } = begun()
  const stop = telling.follow()
  const heard: string[] = []
  window.addEventListener(name, () => heard.push(...said))
  text.now = 'c'
  note()
  window.dispatchEvent(new Event(name))
  expect(heard).toEqual(['c'])
  stop()
})

function begun() {
  const said: string[] = []
  const text = { now: '<p>a</p>' }
  const telling = teller('a', (html) => said.push(html))
  telling.begin(text.now)
  return { said, text, telling, note: () => telling.note(() => text.now) }
}
