import type { Dialog, Page } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { productCategory } from '#resources/product-category.ts'
import { store } from '#resources/store.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { draftsPage } from './pages/drafts-page.ts'
import { storedDrafts } from './stored-drafts.ts'

const typed = 'Bến Thành Nhật'

test.beforeEach(async ({ page }) => {
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(name(page)).not.toHaveValue('')
})

test('lists drafts on the dashboard; opens one, discards one and undoes it', async ({ page }) => {
  const { offer, unfinished, showUnfinished } = draftsPage(page)
  const before = await name(page).inputValue()
  await page.goto('/')
  await expect(shell(page).title).toHaveText(/^Chào /)
  // The absence of a row has no event.
  await page.waitForTimeout(500)
  await expect(unfinished, 'nothing unfinished, nothing shown').toHaveCount(0)
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
  await showUnfinished()
  await expect(unfinished.getByRole('listitem')).toHaveText([
    new RegExp(`^${before}.*thương hiệu · 1 ô đã sửa`),
    /^Cài đặt cửa hàng.*1 ô đã sửa/,
    /^danh mục sản phẩm mới.*Đồ bơi · 2 ô đã sửa/,
    new RegExp(`^thương hiệu mới.*${typed} · 1 ô đã sửa`),
  ])
  await unfinished.getByRole('button', { name: 'Bỏ bản nháp “thương hiệu mới”' }).click()
  await expect(unfinished.getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => storedDrafts(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(unfinished.getByRole('listitem')).toHaveCount(4)
  for (const [link, text] of [
    ['danh mục sản phẩm mới', 'Đồ bơi'],
    ['Cài đặt cửa hàng', 'Số 1 phố Bến'],
    ['thương hiệu mới', typed],
  ] as const) {
    await unfinished.getByRole('link', { name: link }).click()
    await expect(offer).toContainText(text)
    await page.goto('/')
    await showUnfinished()
  }
})

test('shows, copies and discards a draft that no form can restore', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await name(page).fill(typed)
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  const [own] = await storedDrafts(page)
  const [subject, , id] = JSON.parse(own?.key ?? '[]') as string[]
  await storedDrafts(page, { key: own?.key ?? '', raw: 'chữ đã hỏng' })
  await storedDrafts(page, {
    key: JSON.stringify([subject, 'boat', '1', 'x']),
    raw: { label: 'Thuyền', values: { sail: 'Buồm trắng' }, at: Date.now() },
  })
  await storedDrafts(page, {
    key: JSON.stringify([subject, 'brand', id, 'y']),
    raw: { label: 'Cũ', values: { name: typed, anthem: 'Bài ca' }, at: Date.now() - 60_000 },
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const { offer, aside, unfinished, showUnfinished } = draftsPage(page)
  await expect(aside.getByRole('textbox')).toHaveValue('chữ đã hỏng')
  await aside.getByRole('button', { name: 'Chép nội dung' }).click()
  await expect(shell(page).notice('Đã chép nội dung bản nháp')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('chữ đã hỏng')
  await aside.getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await expect(offer.getByRole('textbox')).toHaveValue('anthem: Bài ca')
  await offer.getByRole('button', { name: 'Lấy lại bản nháp' }).click()
  await expect(name(page)).toHaveValue(typed)
  await expect(aside.getByRole('textbox'), 'what was not taken stays').toHaveValue('anthem: Bài ca')
  await page.goto('/')
  await showUnfinished()
  const boat = unfinished.getByRole('listitem').filter({ hasText: 'Thuyền' })
  await expect(boat).toContainText('Không mở lại được trong biểu mẫu')
  await expect(boat.getByRole('link')).toHaveCount(0)
  await boat.getByText('Xem nội dung').click()
  await expect(boat.getByRole('textbox')).toHaveValue('sail: Buồm trắng')
  await boat.getByRole('button', { name: /^Bỏ bản nháp/ }).click()
  await expect(boat).toHaveCount(0)
})

const name = (page: Page) => formPage(page, brand).input('name')

/** Types into a form and leaves it without saving. */
async function leaveDraft(page: Page, address: string, type: () => Promise<void>) {
  if (page.url() !== address) await page.goto(address)
  const before = (await storedDrafts(page)).length
  await type()
  await expect.poll(() => storedDrafts(page)).toHaveLength(before + 1)
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  await page.goto('/favicon.svg')
  page.off('dialog', leave)
}
