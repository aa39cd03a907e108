import type { Sample } from './sample.ts'
import { installStopwatch, readStopwatch } from './stopwatch.ts'
import { inPage, type OpenPage, ROWS, type Target, throttle } from './target.ts'
import { type LoadedRequest, printWaterfall, waterfallOf, wireUntil } from './waterfall.ts'

const printed = new Set<string>()

/** Loads a list: cold, warm and a third time, unthrottled and throttled. */
export async function loads(target: Target): Promise<Sample> {
  const cold = await load(target, { cold: true })
  const slow = await load(target, { cold: true, slow: true })
  const warm = await load(target, { slow: true })
  // From the third load on the browser has compiled code in its cache.
  const third = await load(target, { slow: true })
  if (!printed.has(target.name)) {
    printed.add(target.name)
    printWaterfall(`cold load, slow, of ${target.name}`, slow.requests, slow.rows)
    printWaterfall(`third load, slow, of ${target.name}`, third.requests, third.rows)
  }
  return {
    'cold load': cold.rows,
    'main thread of it': cold.busy,
    'cold load, slow': slow.rows,
    'first paint, slow': slow.paint,
    'largest paint, slow': slow.largest,
    'blocked, slow': slow.blocked,
    'on the wire until then': wireUntil(slow.requests, slow.rows),
    'warm load, slow': warm.rows,
    'third load, slow': third.rows,
  }
}

interface LoadOptions {
  readonly cold?: boolean
  readonly slow?: boolean
}

interface Load {
  readonly rows: number
  readonly paint: number
  readonly largest: number
  readonly blocked: number
  /** CPU time of the main thread, which other programs on the machine do not lengthen. */
  readonly busy: number
  readonly requests: readonly LoadedRequest[]
}

function load(target: Target, { cold, slow }: LoadOptions): Promise<Load> {
  return inPage(target, async (open) => {
    const { page, cdp } = open
    if (cold) await cdp.send('Network.clearBrowserCache')
    if (slow) await throttle(open)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await installStopwatch(page, { selector: ROWS })
    await page.addInitScript(observePaints)
    await page.goto(`${target.base}/brands`, { waitUntil: 'commit' })
    const rows = await readWhenRowsAreShown(open)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    // Long tasks after the rows count as well; the end of loading has no event.
    await page.waitForTimeout(slow ? 1500 : 300)
    const { paint, largest, blocked } = await page.evaluate(() => window.paints)
    return { rows, paint, largest, blocked, busy, requests: await waterfallOf(page) }
  })
}

async function readWhenRowsAreShown({ page }: OpenPage): Promise<number> {
  await page.waitForFunction(() => 'bench' in window)
  return readStopwatch(page)
}

declare global {
  interface Window {
    paints: { paint: number; largest: number; blocked: number }
  }
}

function observePaints(): void {
  const paints = { paint: 0, largest: 0, blocked: 0 }
  window.paints = paints
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.paint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => (paints.largest = entry.startTime))
  observe('longtask', (entry) => (paints.blocked += Math.max(0, entry.duration - 50)))
}
