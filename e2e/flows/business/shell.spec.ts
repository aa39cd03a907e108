import { brand } from '#resources/brand.ts'
import { keyword } from '#resources/keyword.ts'
import { store } from '#resources/store.ts'
import { resources } from '#resources/table.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell, titleOf } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

const tongues = [
  ['en', 'en-US', 'Brands'],
  ['jp', 'ja-JP', 'ブランド'],
  ['vi', 'vi-VN', 'Thương hiệu'],
] as const

test('the language changes at once, is kept, and keeps the input', async ({ page }) => {
  const frame = shell(page)
  await page.goto('/guide')
  const title = page.getByRole('textbox').first()
  await title.fill('Đang gõ dở')
  for (const [language, lang] of tongues) {
    await frame.language.selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(title).toHaveValue('Đang gõ dở')
  }
  for (const [language, lang, heading] of tongues) {
    await frame.language.selectOption(language)
    await page.goto('/brands')
    await expect(frame.title).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(titleOf(heading))
  }
})

test('keeps the light, dark or system colour scheme after a reload', async ({ page }) => {
  const frame = shell(page)
  const scheme = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(frame.scheme).toHaveAccessibleName('Giao diện: theo hệ thống')
  await frame.scheme.click()
  await expect(frame.scheme).toHaveAccessibleName('Giao diện: sáng')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.reload()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await frame.scheme.click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the way back to the top appears after 100 px', async ({ page }) => {
  const frame = shell(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await listPage(page, brand).open()
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await scrollTo(99)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(99)
  await expect(frame.backToTop).toBeHidden()
  await scrollTo(100)
  await expect(frame.backToTop).toBeVisible()
  await frame.backToTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(frame.backToTop).toBeHidden()
  await scrollTo(300)
  await frame.openFolders()
  await frame.entry('Kích cỡ').click()
  await expect(frame.title).toHaveText('Kích cỡ')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('every page is named, and marked in the navigation', async ({ page }) => {
  const frame = shell(page)
  await page.goto('/')
  await frame.openFolders()
  for (const { title, path, tab } of resources) {
    const isTab = tab !== '' && path === store.path
    const entry = frame.entry(path === store.path ? 'Cài đặt' : title)
    await entry.click()
    if (isTab) await frame.main.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveTitle(titleOf(title))
    await expect(frame.title).toHaveText(title)
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(frame.navigation.locator('[aria-current=page]')).toHaveCount(1)
  }
})

test('shows every entry without scrolling, and keeps the active one in view', async ({ page }) => {
  const frame = shell(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const entries = frame.navigation.getByRole('listitem')
  await expect(entries).toHaveText([
    'Trang chủ',
    /^Yêu cầu/,
    /^Phản hồi/,
    'Tính giá',
    'Sản phẩm',
    'Danh mục sản phẩm',
    'Thương hiệu',
    'Người bán',
    /^Thuộc tính/,
    'Hướng dẫn',
    'Bài viết',
    'Trang hỗ trợ',
    'Banner',
    'Tin ngắn',
    /^Thêm nội dung/,
    'Người dùng',
    'Kho tệp',
    'Cài đặt',
  ])
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
  await frame.openFolders()
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/quicks')
  await expect(frame.entry('Liên kết nhanh')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole('button', { name: 'Mở điều hướng' }).click()
  const drawer = page.getByRole('dialog', { name: 'Điều hướng' })
  await expect(drawer.getByRole('link', { name: 'Liên kết nhanh' })).toBeInViewport({ ratio: 1 })
})

test('shows a not-found page with a link home', async ({ page }) => {
  await page.goto('/khong-co-trang-nay')
  await expect(shell(page).title).toHaveText('Không tìm thấy trang')
  await expect(page).toHaveTitle('Không tìm thấy trang · Bến')
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/')
})

test('skips the navigation with the first Tab', async ({ page }) => {
  const frame = shell(page)
  await page.goto('/brands')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(frame.skip).toBeFocused()
  await expect(frame.skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(frame.main).toBeFocused()
  await expect(page).toHaveURL('/brands')
})

test('shows the navigation as a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/brands')
  const open = page.getByRole('button', { name: 'Mở điều hướng' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Điều hướng' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('button', { name: 'Thuộc tính' }).click()
  await drawer.getByRole('link', { name: 'Kích cỡ' }).click()
  await expect(drawer).toBeHidden()
  await expect(shell(page).title).toHaveText('Kích cỡ')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('keeps chosen columns, their order and widths, and the row height per list', async ({ page }) => {
  const list = listPage(page, brand)
  const heads = list.table.getByRole('columnheader')
  const menu = page.getByRole('button', { name: 'Cột và độ cao dòng' })
  const move = page.getByRole('button', { name: 'Dời cột Trang web' })
  await list.open()
  await menu.click()
  await page.getByRole('checkbox', { name: 'Trang web' }).check()
  await page.getByRole('checkbox', { name: 'Vị trí' }).uncheck()
  await page.getByRole('radio', { name: 'Gọn' }).check()
  await move.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  const chosen = ['Tên thương hiệu', 'Trang web', 'Đang dùng', 'Ngày sửa']
  const labels = () => heads.evaluateAll((all) => all.slice(1, -1).map((head) => head.ariaLabel))
  expect(await labels()).toEqual(chosen)
  const edge = list.table.getByRole('separator', { name: 'Độ rộng cột Trang web' })
  const width = async () => (await list.column('website').boundingBox())?.width ?? 0
  await list.column('website').hover()
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', /\d+/)
  const narrow = await width()
  const { x = 0, y = 0, height = 0 } = (await edge.boundingBox()) ?? {}
  await page.mouse.move(x + 12, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 52, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBeCloseTo(narrow + 40, 0)
  await page.reload()
  await list.waitUntilLoaded()
  expect(await labels()).toEqual(chosen)
  expect(await width()).toBeCloseTo(narrow + 40, 0)
  const keywords = listPage(page, keyword)
  await keywords.open()
  await expect(keywords.column('position')).toBeVisible()
  await list.open()
  await menu.click()
  await page.getByRole('button', { name: 'Về cột mặc định' }).click()
  await expect(list.column('position')).toBeVisible()
  await expect(list.column('website')).toHaveCount(0)
})
