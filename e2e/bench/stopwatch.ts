import type { Page } from '@playwright/test'

/** What has to stand in the page for the watch to stop. */
export interface StopCondition {
  readonly selector: string
  /** The text of one match has to be, or to hold, this. */
  readonly text?: string
  /** At least so many matches. */
  readonly count?: number
  /** The text of the first match has to be another than when the watch was set. */
  readonly changed?: boolean
}

/** Puts the watch into every document that a page will open; with `until` it runs from the navigation on. */
export async function installStopwatch(page: Page, until?: StopCondition): Promise<void> {
  await page.addInitScript(watchInPage, until)
}

/** Sets the watch; it starts at the next input event, at the last one of them if there are several. */
export async function setStopwatch(page: Page, until: StopCondition): Promise<void> {
  await page.evaluate((wanted) => window.bench.set(wanted), until)
}

/** Milliseconds from the input event to the frame in which the awaited was painted. */
export async function readStopwatch(page: Page): Promise<number> {
  const time = await page.evaluate(() => {
    const timeout = new Promise<number>((resolve) => setTimeout(resolve, 30_000, Number.NaN))
    return Promise.race([window.bench.done, timeout])
  })
  if (Number.isNaN(time)) throw new Error(`what was awaited never came at ${page.url()}`)
  return time
}

declare global {
  interface Window {
    bench: {
      set: (until: StopCondition) => void
      done: Promise<number>
    }
  }
}

// Runs in the page, alone: it may use nothing from outside.
function watchInPage(fromStart: StopCondition | undefined): void {
  let start: number | null = fromStart ? 0 : null
  const begin = (event: Event) => {
    if (start !== 0 || !fromStart) start = event.timeStamp
  }
  for (const name of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(name, begin, { capture: true })
  }
  const matches = (until: StopCondition, before: string | undefined) => {
    const found = [...document.querySelectorAll(until.selector)]
    const first = found[0]
    if (!first || found.length < (until.count ?? 1)) return false
    if (until.changed && first.textContent === before) return false
    return until.text === undefined || found.some((each) => each.textContent?.includes(until.text ?? ''))
  }
  const set = (until: StopCondition) => {
    const before = document.querySelector(until.selector)?.textContent ?? undefined
    window.bench.done = new Promise((resolve) => {
      const check = () => {
        if (start === null || !matches(until, before)) return
        const began = start
        watch.disconnect()
        fromStart = undefined
        requestAnimationFrame(() => {
          // A message comes after the frame's painting, a timeout might come late.
          const { port1, port2 } = new MessageChannel()
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this also opens the port
          port1.onmessage = () => {
            start = null
            resolve(performance.now() - began)
          }
          port2.postMessage(null)
        })
      }
      const watch = new MutationObserver(check)
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  }
  window.bench = { set, done: Promise.resolve(Number.NaN) }
  if (fromStart) set(fromStart)
}
