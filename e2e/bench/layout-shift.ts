import type { Sample } from './sample.ts'
import { inPage, type Target } from './target.ts'

/** The routes whose layout shift is measured. */
const PATHS = [
  '/',
  '/brands',
  '/brands?edit=new',
  '/guides',
  '/guide',
  '/keywords',
  '/categories',
  '/sliders',
  '/systems',
  '/short-news',
  '/articles',
  '/supports',
  '/products',
  '/size',
  '/user/password',
]

/** The largest layout shift of a route while it loads with a throttled CPU. */
export async function layoutShift(target: Target): Promise<Sample> {
  let worst = 0
  for (const path of PATHS) {
    const value = await inPage(target, async ({ page, cdp }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput')) continue
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await cdp.send('Network.clearBrowserCache')
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(target.base + path)
      // The fixed time in which layout shifts are counted: those after the load count too, and the last one has no event.
      await page.waitForTimeout(3500)
      return page.evaluate(() => Number(Reflect.get(window, 'shifted')))
    })
    console.log(`  layout shift ${path.padEnd(20)} ${value.toFixed(4)}`)
    worst = Math.max(worst, value)
  }
  return { 'largest layout shift of a route': worst }
}
