import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeEmitter } from './change-emitter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('emits a change once after a pause, including the last key', () => {
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

it('emits the stored HTML when the text is back at its start', () => {
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

it.each(['pagehide', 'submit'])('emits before other listeners of %s run', (name) => {
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
