import { brand } from '#resources/brand.ts'
import { guide } from '#resources/guide.ts'
import { keyword } from '#resources/keyword.ts'
import { resources } from '#resources/table.ts'
import { formPage } from '../pages/form-page.ts'
import { hrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import { expect, failedCalls, staffTest as test } from './fixtures.ts'

const tongues = [
  ['en', 'en-US', 'Brands'],
  ['jp', 'ja-JP', 'ブランド'],
  ['vi', 'vi-VN', 'Thương hiệu'],
] as const

test('the language changes at once, is kept, and loses nothing that was typed', async ({ page }) => {
  const frame = shell(page)
  await page.goto('/guide')
  const title = page.getByRole('textbox').first()
  await title.fill('Đang gõ dở')
  for (const [language, lang] of tongues) {
    await frame.language.selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(title).toHaveValue('Đang gõ dở')
  }
  for (const [language, lang, said] of tongues) {
    await frame.language.selectOption(language)
    await page.goto('/brands')
    await expect(frame.title).toHaveText(said)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(`${said} · Bến`)
  }
})

test('light, dark or as the system has it, kept over a reload', async ({ page }) => {
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

test('the way back to the top is there from 100 px on', async ({ page }) => {
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
  await frame.navigation.getByRole('link', { name: 'Kích cỡ' }).click()
  await expect(frame.title).toHaveText('Kích cỡ')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('every page is named, and marked in the navigation', async ({ page }) => {
  const frame = shell(page)
  await page.goto('/')
  for (const resource of resources) {
    const entry = frame.navigation.getByRole('link', { name: resource.title, exact: true })
    await entry.click()
    await expect(page).toHaveTitle(`${resource.title} · Bến`)
    await expect(frame.title).toHaveText(resource.title)
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(frame.navigation.locator('[aria-current=page]')).toHaveCount(1)
  }
})

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/khong-co-trang-nay')
  await expect(shell(page).title).toHaveText('Không tìm thấy trang')
  await expect(page).toHaveTitle('Không tìm thấy trang · Bến')
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/')
})

test('the first Tab leads past the navigation', async ({ page }) => {
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

test('on a phone the navigation is a drawer', async ({ page }) => {
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
  await drawer.getByRole('link', { name: 'Kích cỡ' }).click()
  await expect(drawer).toBeHidden()
  await expect(shell(page).title).toHaveText('Kích cỡ')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('columns and row height are kept for each list', async ({ page }) => {
  const list = listPage(page, brand)
  await list.open()
  const taste = page.getByRole('button', { name: 'Cột và độ cao dòng' })
  await taste.click()
  await page
    .getByRole('menuitemcheckbox', { name: 'Trang web' })
    .or(page.getByRole('checkbox', { name: 'Trang web' }))
    .click()
  await page
    .getByRole('menuitemradio', { name: 'Gọn' })
    .or(page.getByRole('radio', { name: 'Gọn' }))
    .click()
  await page.keyboard.press('Escape')
  await expect(list.column('website')).toBeHidden()
  await page.reload()
  await list.settled()
  await expect(list.column('website')).toBeHidden()
  await expect(list.column('position')).toBeVisible()
  const keywords = listPage(page, keyword)
  await keywords.open()
  await expect(keywords.column('link')).toBeVisible()
})

test('a page whose code cannot be had says so and is tried again', async ({ page, foreseen }) => {
  foreseen.push(failedCalls, /./)
  await page.goto('/')
  await expect(shell(page).title).toHaveText(/^Chào /)
  await page.evaluate(() => localStorage.setItem('lost chunk', 'x'))
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/brands').catch(() => undefined)
  await page.unroute('**/assets/**')
  await page.goto('/brands')
  await listPage(page, brand).settled()
})

test.describe('leaving a form', () => {
  test('unsaved fields are asked about on every way out', async ({ page }) => {
    const form = formPage(page, brand)
    const { leave, navigation } = shell(page)
    const list = listPage(page, brand)
    await list.open()
    await list.add.click()
    await form.fill('name', 'Chưa lưu')
    const stay = async (how: string) => {
      await expect(leave, how).toBeVisible()
      await expect(leave).toContainText('Bạn có 1 mục đã sửa mà chưa lưu.')
      await leave.getByRole('button', { name: 'Ở lại' }).click()
      await expect(leave).toBeHidden()
      await expect(form.input('name')).toHaveValue('Chưa lưu')
    }
    await form.drawer.getByRole('button', { name: 'Đóng' }).click()
    await stay('the cross')
    await page.keyboard.press('Escape')
    await stay('Escape')
    await page.goBack()
    await stay('Back')
    await expect(page).toHaveURL('/brands?edit=new')
    const closing = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const asked = await closing
    expect(asked.type()).toBe('beforeunload')
    await asked.dismiss()
    await form.drawer.getByRole('button', { name: 'Đóng' }).click()
    await leave.getByRole('button', { name: 'Rời trang' }).click()
    await expect(form.drawer).toBeHidden()
    await expect(page).toHaveURL('/brands')
    await navigation.getByRole('link', { name: 'Kích cỡ' }).click()
    await expect(page).toHaveURL('/size')
  })

  test('a form on a page of its own asks before a link is followed', async ({ page }) => {
    const form = formPage(page, guide)
    const { leave, navigation } = shell(page)
    await page.goto('/guide')
    await form.fill('title', 'Chưa lưu')
    await navigation.getByRole('link', { name: 'Kích cỡ' }).click()
    await leave.getByRole('button', { name: 'Ở lại' }).click()
    await expect(form.input('title')).toHaveValue('Chưa lưu')
    await navigation.getByRole('link', { name: 'Kích cỡ' }).click()
    await leave.getByRole('button', { name: 'Rời trang' }).click()
    await expect(page).toHaveURL('/size')
  })

  test('nothing is asked when nothing differs', async ({ page }) => {
    const form = formPage(page, brand)
    const { dialogs } = shell(page)
    const list = listPage(page, brand)
    await list.open()
    await list.add.click()
    await form.fill('name', 'Thôi')
    await form.fill('name', '')
    await expect(form.changed(0)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.drawer).toBeHidden()
    await list.add.click()
    await form.fill('name', 'Thôi')
    await form.discard.click()
    await expect(form.input('name')).toHaveValue('')
    await page.goBack()
    await expect(form.drawer).toBeHidden()
    await expect(dialogs).toHaveCount(0)
  })
})

test.describe('saving', () => {
  test('Ctrl+S saves; a double click makes one record', async ({ page, backEnd }) => {
    const form = formPage(page, brand)
    const frame = shell(page)
    await page.goto('/brands?edit=new')
    await form.fill('name', 'Một lần thôi')
    await backEnd.doors.fault({ path: '/api/brand/create', delay: 400 })
    await form.save.dblclick()
    await expect(frame.notice('Lưu thành công')).toBeVisible()
    expect(await backEnd.doors.calls('/api/brand/create')).toHaveLength(1)
    const list = listPage(page, brand)
    await list.open({ search: 'mot lan thoi' })
    await list.openRow('Một lần thôi')
    await form.fill('description', 'Sửa bằng phím tắt')
    await page.keyboard.press('Control+s')
    await expect(frame.notice('Lưu thành công')).toBeVisible()
    expect(await backEnd.doors.calls('/api/brand/update')).toHaveLength(1)
  })

  test('the records before and after are one step away', async ({ page }) => {
    const form = formPage(page, brand)
    const list = listPage(page, brand)
    await list.open()
    const [first = '', second = '', third = ''] = await list.names.allTextContents()
    await list.openRow(second)
    await expect(form.input('name')).toHaveValue(second)
    await form.tool('Mục sau').click()
    await expect(form.input('name')).toHaveValue(third)
    await form.tool('Mục trước').click()
    await expect(form.input('name')).toHaveValue(second)
    await form.tool('Mục trước').click()
    await expect(form.input('name')).toHaveValue(first)
    await expect(form.tool('Mục trước')).toBeHidden()
  })

  test('a switch in a list is saved at once, and goes back when refused', async ({
    page,
    backEnd,
    foreseen,
  }) => {
    foreseen.push(failedCalls)
    const list = listPage(page, brand)
    await list.open()
    const name = (await list.names.first().textContent()) ?? ''
    const toggle = list.row(name).getByRole('switch')
    const was = await toggle.getAttribute('aria-checked')
    const not = was === 'true' ? 'false' : 'true'
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-checked', not)
    await expect
      .poll(async () => (await backEnd.doors.calls('/api/brand/update')).map(({ status }) => status))
      .toEqual([200])
    await list.open()
    await expect(toggle).toHaveAttribute('aria-checked', not)
    await backEnd.doors.fault({
      path: '/api/brand/update',
      status: 500,
      body: { code: 0, message: 'Máy bận' },
    })
    await toggle.click()
    await expect(shell(page).notice(/Máy bận/)).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-checked', not)
  })
})

test('a settings page reads and saves one record', async ({ page, backEnd }) => {
  const store = resources.find(({ operations }) => operations.read)
  if (!store) throw new Error('no settings')
  const form = formPage(page, store)
  await page.goto(hrefOf(store))
  await expect(form.changed(0)).toBeVisible()
  await form.fill('opening_hours', '8:00–18:00')
  await form.fill('payment_methods', ['CASH', 'OTHER'])
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  expect(
    (await backEnd.doors.calls())
      .filter(({ path }) => path.startsWith('/api/store'))
      .map(({ method, path }) => `${method} ${path}`),
  ).toContain('POST /api/store/update')
  await page.reload()
  await expect(form.input('opening_hours')).toHaveValue('8:00–18:00')
  expect((await form.values())['payment_methods']).toEqual(['CASH', 'OTHER'])
})
