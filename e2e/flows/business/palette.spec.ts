import type { Page } from '@playwright/test'
import { appSetting } from '#resources/app-setting.ts'
import { brand } from '#resources/brand.ts'
import { category } from '#resources/category.ts'
import { guide } from '#resources/guide.ts'
import { seller } from '#resources/seller.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { pressAtOnce } from '../../pages/press-at-once.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'

test('opens screens, new records and any record by keyboard', async ({ page, backEnd, expectedErrors }) => {
  const { dialog, input, option, chosen, group, button } = palettePage(page)
  const form = formPage(page, brand)
  await page.goto(formHrefOf(brand, null))
  await form.fill('name', 'ｶﾌﾞｼｷ がらす工房')
  await saveForm(page, form, brand.operations.create)

  await backEnd.controls.fault({ path: guide.operations.list.path, status: 500, times: 0 })
  expectedErrors.push(failedCalls)
  await page.goto('/')
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button, 'the focus comes back').toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await page.keyboard.type('thuong hieu')
  await expect(chosen).toHaveText(brand.title)
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(`Thêm ${brand.noun}`)
  await page.keyboard.press('Enter')
  await expect(form.drawer).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await input.fill('カブシキ ガラス')
  await expect(chosen).toContainText('ｶﾌﾞｼｷ がらす工房')
  await expect(dialog.getByText(`Chưa tìm được trong: ${guide.title}.`)).toBeVisible()
  await backEnd.controls.clearFaults()
  await dialog.getByRole('button', { name: 'Thử lại' }).click()
  await expect(dialog.getByText(/^Chưa tìm được/)).toHaveCount(0)
  await expect(dialog.getByText('Đang tìm…')).toHaveCount(0)
  await backEnd.controls.clearCalls()
  for (const query of ['cosme', 'danh muc', 'カブシキ ガラス']) {
    await input.fill(query)
    await expect(option(/./).first()).toBeVisible()
  }
  const searches = (await backEnd.controls.calls()).filter(({ query }) => 'keyword' in query)
  expect(searches, 'keys are answered without a call').toEqual([])
  await input.focus()
  await page.keyboard.press('Enter')
  await expect(form.input('name')).toHaveValue('ｶﾌﾞｼｷ がらす工房')

  await page.keyboard.press('Control+k')
  await expect(group('Mở gần đây').getByRole('option').first()).toContainText('ｶﾌﾞｼｷ がらす工房')
  await input.fill('không có gì như thế đâu')
  await expect(dialog.getByText('Không thấy gì khớp')).toBeVisible()
  await input.fill('danh muc website')
  await expect(option(category.title).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(shell(page).title).toHaveText(category.title)
})

test('runs the commands of the account menu and of a list by their names', async ({ page }) => {
  const { input, chosen, dialog, sheet } = palettePage(page)
  const list = listPage(page, brand)
  const choose = async (query: string, expected: string) => {
    await page.keyboard.press('Control+k')
    await input.fill(query)
    await expect(chosen).toHaveText(expected)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await list.open({ active: 'true' })
  await choose('xuat tep', `Xuất tệp${brand.title}`)
  const exported = page.getByRole('dialog', { name: 'Xuất tệp' })
  await expect(exported).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(exported).toHaveCount(0)
  await choose('giao dien toi', 'Giao diện: tối')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await choose('phím tắt', 'Phím tắt')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('nhap tu tep thuong hieu', `Nhập từ tệp${brand.title}`)
  await expect(page).toHaveURL(hrefOf(brand, { import: '1' }))
  await choose('bao gia moi', 'Báo giá mới')
  await expect(page).toHaveURL('/calculator')
  await choose('doi mat khau', 'Đổi mật khẩu')
  await expect(page).toHaveURL('/user/password')
  await page.keyboard.press('Control+k')
  await input.fill('dang xuat')
  await expect(chosen, 'not pressed: later flows have the same session').toHaveText('Đăng xuất')
})

test('handles single-key shortcuts, except in inputs and when they are switched off', async ({ page }) => {
  const { sheet, singleKeys } = palettePage(page)
  const list = listPage(page, brand)
  await page.goto('/')
  await expect(shell(page).title).toHaveText(/^Chào /)
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
  const line = sheet.locator('div').filter({ has: page.getByText(brand.title, { exact: true }) })
  const letter = await line.last().locator('kbd').last().textContent()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press(letter ?? '')
  await expect(shell(page).title).toHaveText(brand.title)
  await list.waitUntilLoaded()
  const [first = '', second = ''] = await list.names.allTextContents()
  const link = (name: string) => list.row(name).getByRole('link', { name, exact: true })
  await page.keyboard.press('j')
  await expect(link(first)).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(second)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const form = formPage(page, brand)
  await expect(form.input('name')).toHaveValue(first)
  await page.keyboard.press('n')
  await expect(form.drawer, 'under an open record keys are its own').toHaveCount(1)
  await form.input('name').fill(first)
  await page.keyboard.press('Escape')
  await expect(form.drawer).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(list.search).toBeFocused()
  await page.keyboard.type('gn?j')
  await expect(list.search).toHaveValue('gn?j')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('Escape')
  await list.waitUntilLoaded()
  await list.names.first().focus()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/edit=new/)
  await expect(form.drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.drawer).toHaveCount(0)

  await shell(page).userButton('Nguyễn Minh Anh').click()
  await page.getByRole('menuitem', { name: 'Phím tắt' }).click()
  await singleKeys.uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await list.waitUntilLoaded()
  await list.names.first().focus()
  for (const key of ['n', '?', '/', 'g', 'h']) await page.keyboard.press(key)
  await expect(list.names.first(), 'nothing happens').toBeFocused()
  await expect(page).toHaveURL('/brands')
  await page.keyboard.press('Control+k')
  await expect(palettePage(page).dialog).toBeVisible()
})

test('opens the palette at once, and keeps what is typed while its results are loading', async ({ page }) => {
  const { dialog, input, option, chosen } = palettePage(page)
  const list = listPage(page, brand)
  const release = await holdPalette(page)
  await list.open()
  await list.names.first().focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ng')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('ng')
  await page.keyboard.type('uoi ban')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status', { name: 'Đang mở…' })).toBeVisible()
  await expect(option(/./)).toHaveCount(0)
  release()
  await expect(chosen).toHaveText(seller.title)
  await expect(input).toHaveValue('nguoi ban')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(hrefOf(seller))
})

test('opens the sheet of shortcuts in place of the palette once its code is there', async ({ page }) => {
  const { dialog, sheet, singleKeys } = palettePage(page)
  const release = await hold(page, '**/assets/shortcut*.js')
  const list = listPage(page, brand)
  await list.open()
  await list.names.first().focus()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await pressAtOnce(page, 'Escape', '?')
  await expect(dialog).toHaveCount(0)
  await expect(sheet).toHaveCount(0)
  release()
  await expect(singleKeys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(list.names.first()).toBeFocused()
})

test('offers a retry in the palette whose results could not be loaded', async ({ page, expectedErrors }) => {
  const { dialog, input, chosen } = palettePage(page)
  expectedErrors.push(failedCalls, /Code is missing/)
  await page.route(paletteCode, (route) => route.fulfill({ status: 503, body: '' }))
  await listPage(page, brand).open()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nguoi ban')
  const retry = dialog.getByRole('button', { name: 'Thử lại' })
  await expect(retry).toBeVisible()
  await page.unroute(paletteCode)
  await retry.click()
  await expect(chosen).toHaveText(seller.title)
  await expect(input).toHaveValue('nguoi ban')
})

const paletteCode = '**/assets/*palette*.js'

const holdPalette = (page: Page) => hold(page, paletteCode)

/** Holds files of code until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('opens a setting at its field, another one of the same screen, and the same one again', async ({
  page,
}) => {
  const { input, dialog, button, chosen } = palettePage(page)
  await page.goto('/')
  for (const name of ['exchange_rate', 'rate_max_days', 'rate_max_days'] as const) {
    await button.focus()
    await page.keyboard.press('Control+k')
    await expect(input).toBeFocused()
    await page.keyboard.type(appSetting.fields[name].label)
    await expect(chosen).toContainText(appSetting.fields[name].label)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const field = page.locator(`[data-path="${name}"]`)
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
  }
  await page.goBack()
  await expect(
    page.locator('[data-path="exchange_rate"]'),
    'one entry of the history for each field',
  ).toBeFocused()
})
