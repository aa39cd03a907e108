import type { Dialog, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { productCategory } from '#resources/product-category.ts'
import { store } from '#resources/store.ts'
import { formPage } from '../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { keptDrafts } from './drafts-kept.ts'
import { expect, failedCalls, test } from './fixtures.ts'

// Another name in each flow: one of them saves it, and typing what stands there already makes no draft.
let typed = ''

test.beforeEach(async ({ page }, { line }) => {
  typed = `Bến Thành Nhật ${line}`
  await loginPage(page).signInAs('admin')
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).not.toHaveValue('')
})

test('what was typed before a reload is offered field by field, and taken back on request', async ({
  page,
}) => {
  const before = await name(page).inputValue()
  await typeAndReload(page)
  await expect(offer(page)).toContainText(before)
  await expect(offer(page)).toContainText(typed)
  await expect(name(page), 'nothing is laid over silently').toHaveValue(before)
  await offer(page).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).toHaveValue(typed)
  await expect(offer(page), 'a save clears it').toBeHidden()
})

test('a refused draft is gone', async ({ page }) => {
  await typeAndReload(page)
  await offer(page).getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(name(page)).not.toHaveValue('')
  expect(await keptDrafts(page)).toEqual([])
})

test('the end of a session costs nothing that was typed', async ({ page, backEnd, foreseen }) => {
  foreseen.push(failedCalls)
  await name(page).fill(typed)
  await backEnd.doors.fault({ path: '/api/*', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/login')
  await backEnd.doors.clearFaults()
  await loginPage(page).sendAs('admin')
  await offer(page).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
})

test('nobody else sees it, and their sign-in deletes it', async ({ page, backEnd, foreseen }) => {
  foreseen.push(failedCalls)
  await name(page).fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  await backEnd.doors.fault({ path: '/api/*', times: 0, status: 401 })
  await formPage(page, brand).save.click()
  await shell(page).expired.getByRole('button', { name: 'Đăng nhập' }).click()
  await backEnd.doors.clearFaults()
  await page.goto('/admin/login')
  await loginPage(page).sendAs('superadmin')
  await expect(name(page)).not.toHaveValue('')
  await expect(offer(page)).toBeHidden()
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

test('signing out by choice says that drafts go, and deletes them', async ({ page }) => {
  await typeAndReload(page)
  await page.goto('/')
  await shell(page).userButton('Nguyễn Minh Anh').click()
  await shell(page).signOut.click()
  const asked = page.getByRole('alertdialog', { name: 'Đăng xuất khi còn bản nháp?' })
  await expect(asked).toContainText('1 bản nháp')
  await asked.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => keptDrafts(page)).toEqual([])
})

test('a tab that is killed loses nothing but the last quarter of a second', async ({ page, context }) => {
  const address = page.url()
  await name(page).pressSequentially(' không ngừng tay', { delay: 40 })
  const before = await name(page).inputValue()
  await page.waitForTimeout(250)
  const wire = await context.newCDPSession(page)
  const killed = page.waitForEvent('crash')
  wire.send('Page.crash').catch(() => undefined)
  await killed
  const again = await context.newPage()
  await again.goto(address)
  await expect(offer(again)).toContainText(before)
  await offer(again).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(again)).toHaveValue(before)
})

test('two tabs with one record: a save in one leaves what the other has typed', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(page.url())
  const form = formPage(other, brand)
  await name(page).fill(typed)
  await form.fill('website', 'https://vi-du.vn/the-kia')
  await expect.poll(() => keptDrafts(page)).toHaveLength(2)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  other.on('dialog', (dialog) => void dialog.accept())
  await other.reload()
  await expect(offer(other)).toContainText('vi-du.vn/the-kia')
  await expect(offer(other), 'only what was not saved').not.toContainText(typed)
})

test('storage that refuses drafts is told once, and costs nothing else', async ({ page }) => {
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to its own object below
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  const told = shell(page).notice(/^Trình duyệt không cho lưu bản nháp\./)
  await name(page).fill(typed)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Đóng thông báo' }).click()
  await name(page).fill(`${typed} 2`)
  await page.waitForTimeout(500)
  await expect(told).toHaveCount(0)
  await formPage(page, brand).save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
})

test('the first page lists what is unfinished; one is opened, one thrown away and taken back', async ({
  page,
}) => {
  const before = await name(page).inputValue()
  await page.goto('/')
  await expect(shell(page).title).toHaveText(/^Chào /)
  await page.waitForTimeout(500)
  await expect(drafts(page), 'nothing unfinished, nothing shown').toHaveCount(0)
  await leaveDraft(page, formHrefOf(brand, null), () => formPage(page, brand).fill('name', typed))
  await leaveDraft(page, formHrefOf(productCategory, null), () =>
    formPage(page, productCategory).fill('name', 'Đồ bơi'),
  )
  await leaveDraft(page, hrefOf(store), () => formPage(page, store).fill('address', 'Số 1 phố Bến'))
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).toHaveValue(before)
  await leaveDraft(page, page.url(), () => formPage(page, brand).fill('website', 'https://vi-du.vn'))
  await page.goto('/')
  await expect(drafts(page).getByRole('listitem')).toHaveText([
    new RegExp(`^${before}.*thương hiệu1 mục đã sửa`),
    /^Cài đặt cửa hàng.*1 mục đã sửa/,
    /^danh mục sản phẩm mới.*Đồ bơi1 mục đã sửa/,
    new RegExp(`^thương hiệu mới.*${typed}1 mục đã sửa`),
  ])
  await drafts(page).getByRole('button', { name: 'Bỏ bản nháp “thương hiệu mới”' }).click()
  await expect(drafts(page).getByRole('listitem')).toHaveCount(3)
  expect(await keptDrafts(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(drafts(page).getByRole('listitem')).toHaveCount(4)
  for (const [link, words] of [
    ['danh mục sản phẩm mới', 'Đồ bơi'],
    ['Cài đặt cửa hàng', 'Số 1 phố Bến'],
    ['thương hiệu mới', typed],
  ] as const) {
    await drafts(page).getByRole('link', { name: link }).click()
    await expect(offer(page)).toContainText(words)
    await page.goto('/')
  }
})

test('a draft that no form takes can be read, copied and thrown away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await name(page).fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  const [own] = await keptDrafts(page)
  const [subject, , id] = JSON.parse(own?.key ?? '[]') as string[]
  await keptDrafts(page, { key: own?.key ?? '', raw: 'chữ đã hỏng' })
  await keptDrafts(page, {
    key: JSON.stringify([subject, 'boat', '1', 'x']),
    raw: { label: 'Thuyền', values: { sail: 'Buồm trắng' }, at: Date.now() },
  })
  await keptDrafts(page, {
    key: JSON.stringify([subject, 'brand', id, 'y']),
    raw: { label: 'Cũ', values: { name: typed, anthem: 'Bài ca' }, at: Date.now() - 60_000 },
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const aside = page.getByRole('alert').filter({ hasText: 'Có bản nháp không đưa lại vào biểu mẫu được' })
  await expect(aside.getByRole('textbox')).toHaveValue('chữ đã hỏng')
  await aside.getByRole('button', { name: 'Chép nội dung' }).click()
  await expect(shell(page).notice('Đã chép nội dung bản nháp')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('chữ đã hỏng')
  await aside.getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(offer(page).getByRole('textbox')).toHaveValue('anthem: Bài ca')
  await offer(page).getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
  await expect(aside.getByRole('textbox'), 'what was not taken stays').toHaveValue('anthem: Bài ca')
  await page.goto('/')
  const boat = drafts(page).getByRole('listitem').filter({ hasText: 'Thuyền' })
  await expect(boat).toContainText('Không mở lại được trong biểu mẫu')
  await expect(boat.getByRole('link')).toHaveCount(0)
  await boat.getByText('Xem nội dung').click()
  await expect(boat.getByRole('textbox')).toHaveValue('sail: Buồm trắng')
  await boat.getByRole('button', { name: /^Bỏ bản nháp/ }).click()
  await expect(boat).toHaveCount(0)
})

const name = (page: Page) => page.getByLabel('Tên thương hiệu')
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Có bản nháp chưa lưu' })
const drafts = (page: Page) => page.getByRole('region', { name: 'Bản nháp chưa lưu' })

/** Types into a form and leaves it without a save. */
async function leaveDraft(page: Page, address: string, type: () => Promise<void>) {
  if (page.url() !== address) await page.goto(address)
  const before = (await keptDrafts(page)).length
  await type()
  await expect.poll(() => keptDrafts(page)).toHaveLength(before + 1)
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  await page.goto('/favicon.svg')
  page.off('dialog', leave)
}

async function typeAndReload(page: Page) {
  await name(page).fill(typed)
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(offer(page)).toBeVisible()
}
