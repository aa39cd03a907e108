import type { Locator, Page } from '@playwright/test'

/** The drop position over the target, as fractions of its size. */
export interface DropPosition {
  readonly x: number
  readonly y: number
}

/** Drags one element over another with native drag and drop; `drop` releases the mouse. */
export async function dragOver(page: Page, from: Locator, to: Locator, over: DropPosition) {
  await from.scrollIntoViewIfNeeded()
  const start = await boxOf(from)
  await page.mouse.move(start.x + start.width * 0.3, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width * 0.3 + 8, start.y + start.height / 2 + 4)
  const end = await boxOf(to)
  const [x, y] = [end.x + end.width * over.x, end.y + end.height * over.y]
  await page.mouse.move(x, y - 6, { steps: 6 })
  // The page handles only the second move over the target.
  await page.mouse.move(x, y, { steps: 3 })
  return { drop: () => page.mouse.up() }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('an element that is dragged must be on the screen')
  return box
}
