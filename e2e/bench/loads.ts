import type { Sample } from './sample.ts'
import { installStopwatch, readStopwatch } from './stopwatch.ts'
import { inPage, type Target, throttle } from './target.ts'

/** Loads a list: cold and warm, unthrottled and throttled. */
export async function loads(target: Target): Promise<Sample> {
  const { rows } = await load(target, { cold: true })
  const slow = await load(target, { cold: true, slow: true })
  const warm = await load(target, { slow: true })
  return {
    'cold load': rows,
    'cold load, slow': slow.rows,
    'first paint, slow': slow.paint,
    'blocked main thread, cold, slow': slow.blocked,
    'warm load, slow': warm.rows,
  }
}

interface LoadOptions {
  readonly cold?: boolean
  readonly slow?: boolean
}

interface Load {
  /** Milliseconds until the rows are painted. */
  readonly rows: number
  /** Milliseconds until the first paint with content. */
  readonly paint: number
  /** Milliseconds beyond 50 of each long task. */
  readonly blocked: number
}

function load(target: Target, { cold, slow }: LoadOptions): Promise<Load> {
  return inPage(target, async (open) => {
    const { page, cdp } = open
    if (cold) await cdp.send('Network.clearBrowserCache')
    if (slow) await throttle(open)
    await installStopwatch(page, { selector: target.parts.opener })
    await page.addInitScript(observePaints)
    await page.goto(`${target.base}/brands`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'bench' in window)
    const rows = await readStopwatch(page)
    // Long tasks after the rows count as well; the end of loading has no event.
    await page.waitForTimeout(slow ? 1500 : 300)
    return { rows, ...(await page.evaluate(() => window.paints)) }
  })
}

declare global {
  interface Window {
    paints: { paint: number; blocked: number; shifted: number }
  }
}

function observePaints(): void {
  const paints = { paint: 0, blocked: 0, shifted: 0 }
  window.paints = paints
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.paint = entry.startTime
  })
  observe('longtask', (entry) => (paints.blocked += Math.max(0, entry.duration - 50)))
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) paints.shifted += Number(Reflect.get(entry, 'value'))
  })
}

/** The routes whose layout shift is measured. */
const SHIFTING =
  '/ /brands /brands?edit=new /guides /guide /keywords /categories /sliders /systems /short-news /articles /supports /products /size /user/password'

/** The largest layout shift of a route while it loads with a throttled CPU. */
export async function layoutShift(target: Target): Promise<Sample> {
  let worst = 0
  for (const path of SHIFTING.split(' ')) {
    const value = await inPage(target, async ({ page, cdp }) => {
      await page.addInitScript(observePaints)
      await cdp.send('Network.clearBrowserCache')
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(target.base + path)
      // The fixed time in which layout shifts are counted: those after the load count too, and the last one has no event.
      await page.waitForTimeout(3500)
      return page.evaluate(() => window.paints.shifted)
    })
    console.log(`  layout shift ${path.padEnd(20)} ${value.toFixed(4)}`)
    worst = Math.max(worst, value)
  }
  return { 'largest layout shift of a route': worst }
}
