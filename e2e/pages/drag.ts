import type { Locator, Page } from '@playwright/test'

/** Where an element is let go over another one, in parts of its size. */
export interface DropPosition {
  readonly x: number
  readonly y: number
}

/** Drags one element over another with the mouse, as the browser's own drag and drop; `drop` lets it go there. */
export async function dragOver(page: Page, from: Locator, to: Locator, over: DropPosition) {
  await from.scrollIntoViewIfNeeded()
  const start = await boxOf(from)
  await page.mouse.move(start.x + start.width * 0.3, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width * 0.3 + 8, start.y + start.height / 2 + 4)
  const end = await boxOf(to)
  const [x, y] = [end.x + end.width * over.x, end.y + end.height * over.y]
  await page.mouse.move(x, y - 6, { steps: 6 })
  // The second move over it is the one that the page answers.
  await page.mouse.move(x, y, { steps: 3 })
  return { drop: () => page.mouse.up() }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('an element that is dragged must be on the screen')
  return box
}
