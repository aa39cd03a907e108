import { fieldOf } from '#descriptor/resource.ts'
import { slider } from '#resources/slider.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { boardPage } from './pages/board-page.ts'

const optionsOf = (name: string): Readonly<Record<string, string>> => {
  const field = fieldOf(slider, name)
  return field.kind === 'choice' ? field.options : {}
}
const [home = '', shop = ''] = Object.values(optionsOf('page'))
const places = optionsOf('position')
const { main = '', user = '' } = places

test('shows every slot of every page; links to the table and back', async ({ page }) => {
  const board = boardPage(page, slider)
  await board.open()
  await expect(board.pages).toHaveText([home, shop])
  expect((await board.slots.allTextContents()).toSorted()).toEqual(
    [...Object.values(places), ...Object.values(places)].toSorted(),
  )
  await page.getByRole('link', { name: 'Dạng danh sách' }).click()
  await expect(page).toHaveURL(/[?&]show=list/)
  await listPage(page, slider).waitUntilLoaded()
  await page.goBack()
  await expect(board.pages.first()).toBeVisible()
  await page.reload()
  await expect(board.pages).toHaveText([home, shop])
})

test('reorders by Alt and the arrow keys, saves and undoes', async ({ page }) => {
  const board = boardPage(page, slider)
  await board.open()
  const [slot, names] = await full(page)
  const [first = '', second = '', ...others] = names
  await board.card(slot, second).getByRole('link', { name: second, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => board.names(slot)).toEqual([second, first, ...others])
  await expect(board.card(slot, second).getByRole('link', { name: second, exact: true })).toBeFocused()
  await expect(shell(page).notice(`Đã chuyển “${second}”`)).toBeVisible()
  await page.reload()
  await expect.poll(() => board.names(slot)).toEqual([second, first, ...others])
  await board.choose(slot, second, 'Đưa ra sau')
  await expect.poll(() => board.names(slot)).toEqual(names)
  await shell(page).undo.click()
  await expect.poll(() => board.names(slot)).toEqual([second, first, ...others])
})

test('moves a card by dragging, to another slot and within its own', async ({ page }) => {
  const board = boardPage(page, slider)
  await board.open()
  const [slot, names] = await full(page)
  const [first = '', second = '', ...others] = names
  const cards = slot.locator('li[data-id]')
  const within = await board.drag(cards.nth(1), cards.nth(0), 0.04, 0.5)
  await expect(cards.nth(0)).toHaveAttribute('data-sign', 'before')
  await within.drop()
  await expect.poll(() => board.names(slot)).toEqual([second, first, ...others])
  await expect(shell(page).notice(`Đã chuyển “${second}”`)).toBeVisible()
  const other = board.slot(home, user)
  const before = await board.names(other)
  await other.scrollIntoViewIfNeeded()
  await board.choose(slot, first, 'Chuyển đến…')
  const moveDialog = board.moveDialog(first)
  await moveDialog.getByRole('radio', { name: user }).first().check()
  await moveDialog.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await expect.poll(() => board.names(other)).toEqual([...before, first])
  // The card is shown at its new place before the move is saved.
  await expect(shell(page).notice(`Đã chuyển “${first}”`)).toBeVisible()
  await page.reload()
  await expect.poll(() => board.names(other)).toEqual([...before, first])
})

test('drops a card on an empty slot', async ({ page }) => {
  const board = boardPage(page, slider)
  await page.setViewportSize({ width: 1440, height: 2600 })
  await board.open()
  const [slot, names] = await full(page)
  const [first = ''] = names
  const empty = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: 'Chỗ này còn trống.' })
    .filter({ hasNot: page.getByRole('heading', { level: 2 }) })
    .first()
  const label = (await empty.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const drag = await board.drag(board.card(slot, first).first(), empty, 0.5, 0.5)
  await drag.drop()
  const there = board.slot(shop, label).or(board.slot(home, label)).filter({ hasText: first })
  await expect(there.first()).toBeVisible()
  await expect.poll(() => board.names(slot)).toEqual(names.slice(1))
})

test('reverts the order with an error notice when the save fails', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const board = boardPage(page, slider)
  await board.open()
  const [slot, names] = await full(page)
  const [first = '', second = '', ...others] = names
  await backEnd.controls.fault({ path: '/api/slider/*', method: 'PUT', status: 500, delay: 600, times: 1 })
  await board.choose(slot, second, 'Đưa lên trước')
  await expect.poll(() => board.names(slot), 'it shows at once').toEqual([second, first, ...others])
  await expect(shell(page).errorNotice).toContainText('Luu that bai!')
  await expect.poll(() => board.names(slot)).toEqual(names)
})

test('opens a record from its card, switches it off on the board and adds a record to a slot', async ({
  page,
}) => {
  const board = boardPage(page, slider)
  const form = formPage(page, slider)
  await board.open()
  const [slot, names] = await full(page)
  const [first = ''] = names
  const card = board.card(slot, first).first()
  await card.getByRole('link', { name: first, exact: true }).click()
  await expect(form.input('title')).toHaveValue(first)
  await page.keyboard.press('Escape')
  await expect(form.drawer).toBeHidden()
  const toggle = card.getByRole('switch')
  const was = await toggle.getAttribute('aria-checked')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true')
  await board.add(board.slot(shop, main)).click()
  await expect(form.drawer).toBeVisible()
  await expect(form.input('position')).toHaveValue('main')
  await expect(form.input('page')).toHaveValue('shop-place')
})

test('shows a failed load and retries it', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const board = boardPage(page, slider)
  await backEnd.controls.fault({ path: '/api/sliders-staff', status: 500, times: 0 })
  await page.goto(slider.path)
  await expect(board.failed).toBeVisible()
  await backEnd.controls.clearFaults()
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(board.main.locator('li[data-id]').first()).toBeVisible()
})

/** A slot with at least two records, and their names. */
async function full(page: Parameters<typeof boardPage>[0]) {
  const board = boardPage(page, slider)
  for (const pageName of [home, shop]) {
    for (const place of Object.values(places)) {
      const slot = board.slot(pageName, place)
      const names = await board.names(slot)
      if (names.length >= 2 && new Set(names).size === names.length) return [slot, names] as const
    }
  }
  throw new Error('nothing hangs side by side in the seed')
}
