import type { CDPSession } from '@playwright/test'
import { growthOf, objectSizes } from './heap-snapshot.ts'
import type { Sample } from './sample.ts'
import { inPage, type OpenPage, ROWS, type Target, waitUntilIdle } from './target.ts'

// Code is compiled and optimised during the first visits; growth after them is a leak.
const BEFORE = 80
const VISITS = 40

/** Memory after a list, and its growth per visit from the list to a form and back; prints what grows most. */
export async function heap(target: Target): Promise<Sample> {
  return inPage(target, async (open) => {
    const { page, cdp } = open
    await page.goto(`${target.base}/brands`)
    await page.locator(ROWS).first().waitFor()
    await waitUntilIdle(page)
    const afterList = await measured(cdp)
    await visit(open, target, BEFORE)
    const objectsBefore = await objectSizes(cdp)
    const before = await measured(cdp)
    await visit(open, target, VISITS)
    const after = await measured(cdp)
    const objects = growthOf(objectsBefore, await objectSizes(cdp))
    const grown = objects.largest.map(({ name, bytes }) => `${name} ${Math.round(bytes / VISITS)}`)
    console.log(`  bytes per visit, ${target.name}: ${grown.join(', ')}`)
    return {
      'heap after a list': afterList.heap / 1024,
      'heap growth per visit': (after.heap - before.heap) / VISITS,
      'of it objects': objects.total / 1024 / VISITS,
      'nodes kept per visit': (after.nodes - before.nodes) / VISITS,
      'listeners kept per visit': (after.listeners - before.listeners) / VISITS,
    }
  })
}

async function visit({ page }: OpenPage, target: Target, times: number): Promise<void> {
  // Not waitForSelector: the handle that it returns would retain the element.
  for (let time = 0; time < times; time += 1) {
    await page.locator(`${ROWS} a:not([target])`).nth(1).click()
    await page.locator(target.form).first().waitFor()
    await page.goBack()
    await page.locator(target.form).first().waitFor({ state: 'detached' })
    await page.locator(ROWS).first().waitFor()
  }
  await waitUntilIdle(page)
}

interface Measured {
  /** KiB. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

async function measured(cdp: CDPSession): Promise<Measured> {
  await cdp.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize / 1024, nodes, listeners: jsEventListeners }
}
