import { setTimeout as wait } from 'node:timers/promises'
import type { Place, Target } from './in-page.ts'
import type { TourBrowser } from './tour-browser.ts'

const TIMEOUT = 20_000

/** Reads the page of a browser, with waiting for what a person would wait for; `script` finds elements in the page. */
export function tourProbes(browser: TourBrowser, script: string) {
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
