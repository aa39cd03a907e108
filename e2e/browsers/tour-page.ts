import { setTimeout as wait } from 'node:timers/promises'
import type { TestControls } from '../flows/test-controls.ts'
import type { Place, Target } from './in-page.ts'
import type { ActionSequence, TourBrowser } from './tour-browser.ts'

/** One stop of the tour: a signed-in page of 1280 × 900 in the light scheme. */
export type Step = readonly [title: string, run: (page: TourPage, controls: TestControls) => Promise<void>]

/** The page of a browser, with waiting for what a person would wait for. */
export type TourPage = ReturnType<typeof tourPage>

/** Wraps a browser; `script` finds elements in the page. */
export function tourPage(browser: TourBrowser, base: string, script: string) {
  const { call, reach, ...probes } = tourProbes(browser, script)
  const input = tourInput(browser)
  const click = async (target: Target) => {
    const { x, y } = await reach(target)
    await input.pressAt(x, y)
  }
  return {
    ...probes,
    ...input,
    base,
    reach,
    click,
    open: (path: string) => browser.open(base + path),
    resize: browser.resize,
    setFiles: browser.setFiles,
    /** Runs an expression in the page; `tour.find` finds elements there. */
    run: <T>(expression: string) => call<T>(expression),
    /** The first element of a target as an expression for `run`. */
    found: (target: Target) => `tour.find(${JSON.stringify(target)})`,
    async tap(target: Target) {
      const { x, y } = await reach(target)
      await input.pressAt(x, y, browser.hasTouch ? 'touch' : 'mouse')
    },
    async write(target: Target, text: string) {
      await click(target)
      await input.press('Control+a')
      await input.type(text)
    },
  }
}

const TIMEOUT = 20_000

/** Reads the page of a browser, with waiting for what a person would wait for; `script` finds elements in the page. */
function tourProbes(browser: TourBrowser, script: string) {
  const call = async <T>(expression: string): Promise<T> => {
    for (;;) {
      // The page may be replaced at any moment, and the script with it.
      const json = await browser.run(
        `(async () => window.tour ? JSON.stringify((await ${expression}) ?? null) : '')()`,
      )
      if (json !== '') return JSON.parse(String(json)) as T
      await browser.run(`(() => { ${script} })()`)
    }
  }
  const until = async <T>(subject: string, probe: () => Promise<T>, holds: (value: T) => boolean) => {
    const end = Date.now() + TIMEOUT
    for (;;) {
      const value = await probe()
      if (holds(value)) return value
      if (Date.now() > end) throw new Error(`${subject}: ${JSON.stringify(value)}`)
      await wait(50)
    }
  }
  const place = (target: Target) => call<Place | null>(`tour.place(${JSON.stringify(target)})`)
  /** Waits until a target is in view, at rest and not covered. */
  const reach = async (target: Target): Promise<Place> => {
    let last = ''
    const isAtRest = (value: Place | null) => {
      const [before, now] = [last, JSON.stringify(value)]
      last = now
      return value !== null && value.coveredBy === '' && before === now
    }
    const found = await until(`cannot be reached: ${JSON.stringify(target)}`, () => place(target), isAtRest)
    if (!found) throw new Error('unreachable')
    return found
  }
  const read = (target: Target) => call<string | null>(`tour.read(${JSON.stringify(target)})`)
  return {
    call,
    until,
    reach,
    count: (target: Target) => call<number>(`tour.count(${JSON.stringify(target)})`),
    /** Waits until a target is read as a text that holds. */
    async see(target: Target, holds: (text: string) => boolean = () => true): Promise<string> {
      const isSeen = (found: string | null) => found !== null && holds(found)
      return (await until(`not seen: ${JSON.stringify(target)}`, () => read(target), isSeen)) ?? ''
    },
    gone: (target: Target) =>
      until(
        `still there: ${JSON.stringify(target)}`,
        () => read(target),
        (text) => text === null,
      ),
    /** Waits until an expression in the page is true. */
    holds: (subject: string, expression: string) =>
      until(
        subject,
        () => call<boolean>(expression),
        (value) => value,
      ),
  }
}

/** Keys by their names in WebDriver (section 17.4.2); any other key is its character. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  Delete: '\uE017',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The keyboard and the pointers of a browser. */
function tourInput(browser: TourBrowser) {
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  const keyboard = (actions: ActionSequence['actions']) =>
    browser.perform([{ type: 'key', id: 'keyboard', actions }])
  const press = (keys: string) => {
    const names = keys === '+' ? [keys] : keys.split('+')
    const values = names.map((name) => KEYS[name] ?? name)
    return keyboard([...values.map(down), ...values.toReversed().map(up)])
  }
  const type = (text: string) => keyboard(Array.from(text).flatMap((value) => [down(value), up(value)]))
  const pressAt = (x: number, y: number, pointerType: 'mouse' | 'touch' = 'mouse') => {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    return browser.perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }])
  }
  return { press, type, pressAt }
}
