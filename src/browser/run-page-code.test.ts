import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runPageCodeAfter } from './run-page-code.ts'

const runPageCode = () => runPageCodeAfter(Promise.resolve())
const script = () => document.querySelector('script[type=module]')?.getAttribute('src')

beforeEach(() => {
  // The file does not exist; without this the test environment prints an error for it.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
  document.head.innerHTML =
    '<link rel="modulepreload" data-page-code href="http://localhost/assets/index.js">'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

test('runs the code that the page has preloaded', async () => {
  await runPageCode()
  expect(script()).toBe('http://localhost/assets/index.js')
})

test('runs the code after two seconds where nothing answers', async () => {
  vi.useFakeTimers()
  const run = runPageCodeAfter(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1999)
  expect(script()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await run
  expect(script()).toBeDefined()
})

test('runs the code after a failure', async () => {
  await runPageCodeAfter(Promise.reject(new Error('no database')))
  expect(script()).toBeDefined()
})

test('runs nothing where the page runs its code itself', async () => {
  document.head.innerHTML = ''
  await runPageCode()
  expect(script()).toBeUndefined()
})

test('runs the code after the page has been parsed, whose link may arrive late', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const { innerHTML } = document.head
  document.head.innerHTML = ''
  const run = runPageCode()
  await new Promise((resolve) => setTimeout(resolve))
  document.head.innerHTML = innerHTML
  expect(script()).toBeUndefined()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await run
  expect(script()).toBeDefined()
})

test.each(['load', 'error'])('runs the code after the %s of a style sheet', async (event) => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  Object.defineProperty(sheet, 'sheet', { value: null })
  document.head.append(sheet)
  const run = runPageCode()
  await new Promise((resolve) => setTimeout(resolve))
  expect(script()).toBeUndefined()
  sheet.dispatchEvent(new Event(event))
  await run
  expect(script()).toBeDefined()
})
