import { brand } from '#resources/brand.ts'
import { keyword } from '#resources/keyword.ts'
import { seller } from '#resources/seller.ts'
import { deleteDialog } from '../../pages/delete-dialog.ts'
import { escaped } from '../../pages/escaped.ts'
import { formPage } from '../../pages/form-page.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { pressAtOnce } from '../../pages/press-at-once.ts'
import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

test('takes the key after Escape for the list, not for the form that closes', async ({ page }) => {
  const list = listPage(page, brand)
  const form = formPage(page, brand)
  await list.open()
  const [first = '', second = ''] = await list.names.allTextContents()
  await list.openRow(first)
  await expect(form.input('name')).toBeFocused()
  await pressAtOnce(page, 'Escape', 'j')
  await expect(list.names.nth(1)).toBeFocused()
  await expect(list.names.nth(1)).toHaveText(second)
  await expect(form.drawer).toHaveCount(0)
  await expect(page).toHaveURL('/brands')
  await list.openRow(first)
  await expect(form.input('name')).toHaveValue(first)
  await expect(form.changed(0)).toBeVisible()
})

test('takes the key after a confirmed delete from the row that takes its position', async ({ page }) => {
  const list = listPage(page, keyword)
  const question = deleteDialog(page, keyword)
  await list.open()
  const [, second = '', , fourth = ''] = await list.names.allTextContents()
  // The first key loads the code of the keys.
  await page.keyboard.press('j')
  await expect(list.names.first()).toBeFocused()
  await list.choose(second, 'Xóa')
  // The key is there before the frame without the row is painted.
  await question.confirm.evaluate((button: HTMLElement) => {
    button.click()
    return new Promise<void>((done) =>
      setTimeout(() => {
        const key = new KeyboardEvent('keydown', { key: 'j', bubbles: true })
        document.activeElement?.dispatchEvent(key)
        done()
      }),
    )
  })
  await expect(list.row(second)).toHaveCount(0)
  await expect(list.names.filter({ hasText: fourth })).toBeFocused()
  await page.keyboard.press('z')
  await expect(list.row(second)).toHaveCount(1)
})

test('undoes by z the change of one state, and of many', async ({ page }) => {
  const list = listPage(page, brand)
  const bulk = bulkActionsPage(page, brand)
  await list.open({ active: 'true' })
  const [first = '', second = ''] = await list.names.allTextContents()
  const toggle = (name: string) => list.row(name).getByRole('switch')
  let stored = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/api/brand/update') && response.ok()) stored += 1
  })
  await toggle(first).click()
  await toggle(second).click()
  await expect(
    shell(page).notices.filter({ hasText: 'Đã đổi ' }),
    'the second replaces the first',
  ).toHaveCount(1)
  await expect(shell(page).notice(new RegExp(`^Đã đổi “${escaped(second)}” sang “Tắt”`))).toBeVisible()
  await page.keyboard.press('z')
  await expect(shell(page).notice(/^Đã đổi /)).toHaveCount(0)
  await expect(toggle(second)).toBeChecked()
  await expect.poll(() => stored, 'two switches and an undo').toBe(3)

  await bulk.box(second).check()
  await bulk.action('Tắt').click()
  await expect(bulk.outcome).toHaveText('Xong 1 mục.')
  await page.keyboard.press('z')
  await expect(bulk.outcome).toHaveText('Đã hoàn tác 1 mục.')
  await expect(toggle(second)).toBeChecked()
})

test('moves from the search box to the first result by ArrowDown and by Enter', async ({ page }) => {
  const list = listPage(page, brand)
  await list.open()
  const [first = '', second = ''] = await list.names.allTextContents()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(list.names.first()).toBeFocused()
  await expect(list.names.first()).toHaveText(first)
  await page.keyboard.press('/')
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(list.names.filter({ hasText: second }).first()).toBeFocused()
  await expect(page).toHaveURL(/search=/)
  await page.keyboard.press('Enter')
  await expect(formPage(page, brand).input('name')).toHaveValue(second)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(list.search).toHaveValue('')
  await expect(list.search).toBeFocused()
})

test('opens a new record by n, and takes no letter before its form is there for a shortcut', async ({
  page,
}) => {
  const form = formPage(page, brand)
  await listPage(page, brand).open()
  await pressAtOnce(page, 'n', 'g', 'h', 'n')
  await expect(form.input('name')).toBeFocused()
  await page.keyboard.type('gon')
  await expect(form.input('name')).toHaveValue(/gon$/)
  await expect(form.drawer).toHaveCount(1)
  await expect(page).toHaveURL('/brands?edit=new')
})

test('takes no letter after g and a letter for the page that is left', async ({ page }) => {
  await listPage(page, brand).open()
  const { sheet } = palettePage(page)
  await page.keyboard.press('?')
  const line = sheet.locator('div').filter({ has: page.getByText(seller.title, { exact: true }) })
  const letter = (await line.last().locator('kbd').last().textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await pressAtOnce(page, 'g', letter, 'n')
  await listPage(page, seller).waitUntilLoaded()
  expect(new URL(page.url()).pathname).toBe(hrefOf(seller))
})
