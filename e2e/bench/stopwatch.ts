import type { Locator, Page } from '@playwright/test'
import { waitUntilIdle } from './target.ts'

/** The condition on the page that stops the stopwatch. */
export interface StopCondition {
  readonly selector: string
  /** One match contains this text. */
  readonly text?: string
  /** The least number of matches. */
  readonly count?: number
  /** The text of the first match differs from its text when the stopwatch was set. */
  readonly changed?: boolean
}

/** Installs the stopwatch in every document that the page opens; with `until` it starts at the navigation. */
export async function installStopwatch(page: Page, until?: StopCondition): Promise<void> {
  await page.addInitScript(watchInPage, until)
}

/** Sets the condition; the stopwatch starts at the last input event before the condition holds. */
export async function setStopwatch(page: Page, until: StopCondition): Promise<void> {
  await page.evaluate((target) => window.bench.set(target), until)
}

/** Milliseconds from the input event to the frame in which the condition held. */
export async function readStopwatch(page: Page): Promise<number> {
  const time = await page.evaluate(() => {
    const timeout = new Promise<number>((resolve) => setTimeout(resolve, 120_000, Number.NaN))
    return Promise.race([window.bench.done, timeout])
  })
  if (Number.isNaN(time)) throw new Error(`the stopwatch timed out at ${page.url()}`)
  return time
}

/** Clicks an element, after hovering over it for `hoverMs`; milliseconds from the press until the condition holds. */
export async function press(
  page: Page,
  element: Locator,
  until: StopCondition,
  hoverMs = 0,
): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  await setStopwatch(page, until)
  if (hoverMs > 0) {
    await element.hover()
    await page.waitForTimeout(hoverMs)
  }
  await element.click()
  const time = await readStopwatch(page)
  await waitUntilIdle(page)
  return time
}

declare global {
  interface Window {
    bench: {
      set: (until: StopCondition) => void
      done: Promise<number>
      /** Starts without an input. */
      begin: () => void
      /** The time of the input event at which it started. */
      began: number
    }
  }
}

// Playwright serialises this function into the page, so it may not reference anything outside itself.
function watchInPage(fromStart: StopCondition | undefined): void {
  let start: number | null = fromStart ? 0 : null
  const beginAt = (event: Event) => {
    if (start !== 0 || !fromStart) start = event.timeStamp
  }
  for (const name of ['pointerdown', 'keydown']) {
    window.addEventListener(name, beginAt, { capture: true })
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
          // A message is delivered right after the frame is painted; a timeout may be delayed.
          const { port1, port2 } = new MessageChannel()
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this also opens the port
          port1.onmessage = () => {
            start = null
            window.bench.began = began
            resolve(performance.now() - began)
          }
          port2.postMessage(null)
        })
      }
      const watch = new MutationObserver(check)
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  }
  window.bench = {
    set,
    done: Promise.resolve(Number.NaN),
    begin: () => (start = performance.now()),
    began: 0,
  }
  if (fromStart) set(fromStart)
}
