import type { CDPSession } from '@playwright/test'
import type { Sample } from './sample.ts'
import { inPage, type OpenPage, type Target, waitUntilIdle } from './target.ts'

// Code is compiled and optimised during the first visits; growth after them is a leak.
const BEFORE = 80
const VISITS = 40

/** The growth of memory per visit from a list to a form and back. */
export async function heap(target: Target): Promise<Sample> {
  return inPage(target, async (open) => {
    await open.page.goto(`${target.base}/brands`)
    await open.page.locator(target.parts.opener).first().waitFor()
    await visit(open, target, BEFORE)
    const before = await measureHeap(open.cdp)
    await visit(open, target, VISITS)
    const after = await measureHeap(open.cdp)
    return {
      'heap growth per visit': (after.heap - before.heap) / VISITS,
      'nodes kept per visit': (after.nodes - before.nodes) / VISITS,
      'listeners kept per visit': (after.listeners - before.listeners) / VISITS,
    }
  })
}

async function visit({ page }: OpenPage, { parts }: Target, times: number): Promise<void> {
  // Not waitForSelector: the handle that it returns would retain the element.
  for (let time = 0; time < times; time += 1) {
    await page.locator(parts.opener).nth(1).click()
    await page.locator(parts.form).first().waitFor()
    await page.goBack()
    await page.locator(parts.form).first().waitFor({ state: 'detached' })
    await page.locator(parts.opener).first().waitFor()
  }
  await waitUntilIdle(page)
}

interface Measured {
  /** KiB. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** The memory of a page after its garbage has been collected. */
export async function measureHeap(cdp: CDPSession): Promise<Measured> {
  await cdp.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize / 1024, nodes, listeners: jsEventListeners }
}
