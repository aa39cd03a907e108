import type { CDPSession } from '@playwright/test'
import type { Sample } from './sample.ts'
import { inPage, ROWS, type Target, waitUntilIdle } from './target.ts'

// Code is compiled and optimised during the first visits; growth after them is a leak.
const BEFORE = 60
const VISITS = 120

/** Memory after a list, and the growth per visit from the list to a form and back. */
export async function heap(target: Target): Promise<Sample> {
  return inPage(target, async ({ page, cdp }) => {
    await page.goto(`${target.base}/brands`)
    await page.locator(ROWS).first().waitFor()
    await waitUntilIdle(page)
    const afterList = await measured(cdp)
    let before = afterList
    // Not waitForSelector: the handle that it returns would retain the element.
    for (let visit = 1; visit <= VISITS; visit += 1) {
      await page.locator(`${ROWS} a:not([target])`).nth(1).click()
      await page.locator(target.form).first().waitFor()
      await page.goBack()
      await page.locator(target.form).first().waitFor({ state: 'detached' })
      await page.locator(ROWS).first().waitFor()
      if (visit === BEFORE) before = await measured(cdp)
    }
    await waitUntilIdle(page)
    const after = await measured(cdp)
    const visits = VISITS - BEFORE
    return {
      'heap after a list': afterList.heap / 1024,
      'heap growth per visit': (after.heap - before.heap) / visits,
      'nodes kept per visit': (after.nodes - before.nodes) / visits,
      'listeners kept per visit': (after.listeners - before.listeners) / visits,
    }
  })
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
