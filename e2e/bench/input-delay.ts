import type { Page } from '@playwright/test'
import { quantile } from '../testing/quantile.ts'
import type { Sample } from './sample.ts'
import { EDITOR, inPage, show, type Target, waitUntilIdle } from './target.ts'

/** Milliseconds from an input to the next frame: the slowest click and the slowest of twenty keys. */
export async function inputDelay(target: Target): Promise<Sample> {
  const { opener, form } = target.parts
  return inPage(target, async ({ page }) => {
    await show(page, target, '/brands')
    const click = await slowest(page, 'pointerdown', () => page.locator(opener).nth(1).click())
    await page.waitForSelector(form)
    await waitUntilIdle(page)
    await page.locator(form).first().click()
    const field = await slowest(page, 'keydown', () => typeSlowly(page))
    await show(page, target, '/guide', EDITOR)
    const article = await delayInArticle(page)
    return {
      'a click, answered': click,
      'a key in a form field': field,
      'a key in a 100 KB article': article,
    }
  })
}

async function delayInArticle(page: Page): Promise<number> {
  const editor = page.locator(EDITOR).first()
  await editor.click()
  // 100 KB of paragraphs, inserted by a paste event.
  await editor.evaluate((element) => {
    const line = 'Hàng về kho trong ngày sẽ được cân và báo phí ngay. '.repeat(8)
    const data = new DataTransfer()
    data.setData('text/html', Array.from({ length: 180 }, () => `<p>${line}</p>`).join(''))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await page.waitForFunction(
    (one) => (document.querySelector(one)?.textContent ?? '').length >= 50_000,
    EDITOR,
  )
  await waitUntilIdle(page)
  return slowest(page, 'keydown', () => typeSlowly(page))
}

async function typeSlowly(page: Page): Promise<void> {
  await page.keyboard.type('abcdefghijklmnopqrst', { delay: 60 })
}

/** The longest time in milliseconds from an input event to the end of the next frame. */
async function slowest(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const times: number[] = []
    const events = { count: 0 }
    Object.assign(window, { answered: times, events })
    window.addEventListener(
      wanted,
      ({ timeStamp }) => {
        events.count += 1
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this also opens the port
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  }, name)
  await act()
  await page.waitForFunction(
    () => Reflect.get(window, 'answered').length === Reflect.get(window, 'events').count,
  )
  const times = await page.evaluate(() => Reflect.get(window, 'answered') as number[])
  // The 95th percentile: the maximum would be an interruption by another program.
  return quantile(times, 0.95)
}
