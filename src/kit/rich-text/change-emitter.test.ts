import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeEmitter } from './change-emitter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells what changed after a pause, once, with the last key in it', () => {
  const { emitted, text, note } = startedEmitter()
  note()
  text.now = 'ab'
  note()
  expect(emitted).toEqual([])
  vi.advanceTimersByTime(150)
  expect(emitted).toEqual(['ab'])
  vi.advanceTimersByTime(1000)
  expect(emitted).toEqual(['ab'])
})

it('tells the record’s own spelling when it is back at the beginning', () => {
  const { emitted, text, note, emitter } = startedEmitter()
  text.now = 'b'
  note()
  emitter.emit()
  text.now = '<p>a</p>'
  note()
  emitter.emit()
  expect(emitted).toEqual(['b', 'a'])
  expect(emitter.value()).toBe('a')
})

it.each(['pagehide', 'submit'])('tells before anybody else hears %s', (name) => {
  const { emitted, text, note, emitter } = startedEmitter()
  const stop = emitter.emitBeforeSave()
  const received: string[] = []
  window.addEventListener(name, () => received.push(...emitted))
  text.now = 'c'
  note()
  window.dispatchEvent(new Event(name))
  expect(received).toEqual(['c'])
  stop()
})

function startedEmitter() {
  const emitted: string[] = []
  const text = { now: '<p>a</p>' }
  const emitter = changeEmitter('a', (html) => emitted.push(html))
  emitter.start(text.now)
  return { emitted, text, emitter, note: () => emitter.schedule(() => text.now) }
}
