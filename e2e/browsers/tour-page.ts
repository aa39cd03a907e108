import { setTimeout as wait } from 'node:timers/promises'
import type { Place, Target } from './in-page.ts'
import type { ActionSequence, TourBrowser } from './tour-browser.ts'

const TIMEOUT = 20_000

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

/** The page of a browser, with waiting for what a person would wait for. */
export type TourPage = ReturnType<typeof tourPage>

/** Wraps a browser; `script` finds elements in the page. */
export function tourPage(browser: TourBrowser, base: string, script: string) {
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
  const press = (keys: string) => {
    const names = keys === '+' ? [keys] : keys.split('+')
    const values = names.map((name) => KEYS[name] ?? name)
    return browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ])
  }
  const type = (text: string) =>
    browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  const pressAt = (x: number, y: number, pointerType: 'mouse' | 'touch' = 'mouse') =>
    browser.perform([
      pointer(pointerType, [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    ])
  const click = async (target: Target) => {
    const { x, y } = await reach(target)
    await pressAt(x, y)
  }
  return {
    base,
    hasDrag: browser.hasDrag,
    reach,
    press,
    type,
    pressAt,
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
      await pressAt(x, y, browser.hasTouch ? 'touch' : 'mouse')
    },
    async write(target: Target, text: string) {
      await click(target)
      await press('Control+a')
      await type(text)
    },
    /** Drags by the mouse from one target over another, to a height between 0 and 1 of it. */
    async drag(from: Target, to: Target, height: number) {
      const [end, start] = [await reach(to), await reach(from)]
      const y = Math.round(end.y + end.height * (height - 0.5))
      const x = start.x
      await browser.perform([
        pointer('mouse', [
          move(start.x, start.y),
          { type: 'pointerDown', button: 0 },
          move(start.x + 6, start.y + 6, 100),
          move(x + 10, y + 20, 300),
          move(x, y - 4, 300),
          move(x + 4, y, 300),
          move(x, y, 300),
          { type: 'pointerUp', button: 0 },
        ]),
      ])
    },
    count: (target: Target) => call<number>(`tour.count(${JSON.stringify(target)})`),
    /** Waits until a target is read as a text that holds. */
    async see(target: Target, holds: (text: string) => boolean = () => true): Promise<string> {
      const text = await until(
        `not seen: ${JSON.stringify(target)}`,
        () => call<string | null>(`tour.read(${JSON.stringify(target)})`),
        (found) => found !== null && holds(found),
      )
      return text ?? ''
    },
    gone: (target: Target) =>
      until(
        `still there: ${JSON.stringify(target)}`,
        () => call<string | null>(`tour.read(${JSON.stringify(target)})`),
        (text) => text === null,
      ),
    /** Waits until an expression in the page is true. */
    holds: (subject: string, expression: string) =>
      until(
        subject,
        () => call<boolean>(expression),
        (value) => value,
      ),
    /** Waits until a probe outside the page holds. */
    until,
  }
}

const move = (x: number, y: number, duration = 0) => ({ type: 'pointerMove', duration, x, y })

function pointer(pointerType: 'mouse' | 'touch', actions: ActionSequence['actions']): ActionSequence {
  return { type: 'pointer', id: pointerType, parameters: { pointerType }, actions }
}
