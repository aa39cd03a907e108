import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { slugKeyOf } from '#descriptor/customer-path.ts'
import { fromGoogle, fromWord } from '#kit/rich-text/pastes.test-data.ts'
import { resources } from '#resources/table.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { begin } from './pages/guide-editor.ts'

test('saves and reloads an article with all formats of the editor', async ({ page }) => {
  const { editor, save } = await begin(page, 'Bài viết đủ thứ')
  await editor.tool('Tiêu đề lớn').click()
  await page.keyboard.type('Phí vận chuyển')
  await page.keyboard.press('Enter')
  await editor.tool('Canh giữa').click()
  await page.keyboard.type('Giữa trang ')
  await editor.tool('Màu chữ').click()
  await editor.textColors.getByRole('menuitemradio', { name: 'Đỏ' }).click()
  await page.keyboard.type('đỏ')
  await page.keyboard.press('Enter')
  await editor.tool('Chèn bảng').click()
  await page.keyboard.type('Cân nặng')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Phí')
  await editor.table.getByRole('button', { name: 'Xóa cột' }).click()
  await editor.table.getByRole('button', { name: 'Thêm hàng ở dưới' }).click()
  await expect(editor.surface.getByRole('row')).toHaveCount(4)
  await expect(editor.surface.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText('8 từ', { exact: true })).toBeVisible()
  const html = await save()
  expect(html).toContain(
    '<h2>Phí vận chuyển</h2><p class="text-center">Giữa trang <span class="color-red">đỏ</span></p>',
  )
  expect(html).toContain('<table><tbody><tr><th><p>Cân nặng</p></th>')
  await page.reload()
  await expect(editor.surface.getByRole('row')).toHaveCount(4)
  await expect(editor.surface.locator('.color-red')).toHaveText('đỏ')
  await expect(editor.surface.locator('.text-center').first()).toHaveCSS('text-align', 'center')
})

test('keeps what is being written above the save bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  const { editor } = await begin(page, 'Bài dài')
  for (let line = 0; line < 25; line += 1) {
    await page.keyboard.type(`Dòng ${line}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Dòng cuối')
  await expect.poll(() => isHit(editor.surface.getByText('Dòng cuối'))).toBe(true)
  const line = (at: number) => editor.surface.getByText(`Dòng ${at}`, { exact: true })
  for (let at = 24; at >= 0; at -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isHit(line(at)), `up to line ${at}`).toBe(true)
  }
  for (let at = 1; at < 25; at += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isHit(line(at)), `down to line ${at}`).toBe(true)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await editor.tool('Chèn bảng').click()
  await page.keyboard.type('Ô đầu')
  await expect.poll(() => isHit(editor.surface.getByText('Ô đầu'))).toBe(true)
})

test('merges and splits cells', async ({ page }) => {
  const { editor } = await begin(page, 'Gộp ô')
  await editor.tool('Chèn bảng').click()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(editor.surface.locator('.selectedCell')).toHaveCount(2)
  await editor.table.getByRole('button', { name: 'Gộp ô' }).click()
  await expect(editor.surface.getByRole('columnheader')).toHaveCount(2)
  await editor.table.getByRole('button', { name: 'Tách ô' }).click()
  await expect(editor.surface.getByRole('columnheader')).toHaveCount(3)
})

test('cleans pasted markup of Word and Google Docs without CSP reports', async ({ page }) => {
  const { editor, save } = await begin(page, 'Dán từ nơi khác')
  await editor.paste({ 'text/html': fromWord, 'text/plain': 'Bảng phí' })
  await expect(editor.surface.getByRole('heading', { name: 'Bảng phí' })).toBeVisible()
  await expect(page.getByText('1 ảnh trong phần vừa dán không đi theo được.', { exact: false })).toBeVisible()
  await expect(editor.surface.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('ControlOrMeta+End')
  await editor.paste({ 'text/html': fromGoogle, 'text/plain': 'Đổi trả' })
  await expect(editor.surface.getByRole('heading', { name: 'Đổi trả' })).toBeVisible()
  const html = await save()
  expect(html).not.toMatch(/mso|style|docs-internal|o:p|googleusercontent|file:/i)
  expect(html).toContain(
    '<ul><li><p>Đường bay</p><ul><li><p>5 ngày</p></li></ul></li><li><p>Đường biển</p></li></ul>',
  )
})

test('turns a URL into a link, also that of a video', async ({ page }) => {
  const { editor } = await begin(page, 'Dán liên kết')
  await editor.paste({ 'text/plain': 'https://www.youtube.com/watch?v=aB3' })
  await expect(editor.surface.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aB3',
  )
  await expect(editor.surface.locator('iframe')).toHaveCount(0)
})

test('finds a page of the site and links to it', async ({ page }) => {
  const { editor, save } = await begin(page, 'Liên kết trong trang')
  await page.keyboard.type('Xem ')
  await editor.tool('Liên kết').click()
  const field = editor.link.getByRole('combobox')
  await field.fill('phi')
  const first = editor.link.getByRole('option').first()
  await expect(first).toContainText(/ · \/\S+\/\S+$/)
  const label = await first.locator('span').first().innerText()
  const address = (await first.innerText()).split(' · ').at(-1) ?? ''
  await field.press('Enter')
  await expect(editor.link).toBeHidden()
  await expect(editor.surface.getByRole('link', { name: label })).toHaveAttribute('href', address)
  await expect(editor.surface).toBeFocused()
  expect(await save()).toContain(`<p>Xem <a href="${address}"`)
})

test('shows and retries a failed search for pages', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const { editor } = await begin(page, 'Tìm không được')
  const searched = resources.filter((one) => slugKeyOf(one) !== undefined)
  for (const { path } of searched.flatMap(({ operations }) => operations.list ?? []))
    await backEnd.controls.fault({ path, status: 500, times: 0 })
  await editor.tool('Liên kết').click()
  await editor.link.getByRole('combobox').fill('phi')
  await expect(editor.link.getByText('Chưa tìm được.', { exact: false })).toBeVisible()
  await backEnd.controls.clearFaults()
  await editor.link.getByRole('button', { name: 'Thử lại' }).click()
  await expect(editor.link.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor.link).toBeHidden()
})

test('lists unsupported markup before the HTML view drops it', async ({ page }) => {
  const { editor, save } = await begin(page, 'Mã nguồn')
  await page.keyboard.type('Một hai')
  await editor.tool('Mã HTML').click()
  await expect(editor.surface).toHaveValue('<p>Một hai</p>')
  await editor.surface.fill('<p id="a">Một</p><figure><p>hai</p></figure><p>ba</p>')
  await editor.button('Về soạn thảo').click()
  await expect(page.getByText('Soạn thảo không giữ được: <figure>, id.')).toBeVisible()
  await editor.button('Giữ mã HTML').click()
  await expect(editor.surface).toHaveValue(/figure/)
  await editor.button('Về soạn thảo').click()
  await editor.button('Bỏ các phần này').click()
  await expect(editor.surface.locator('p')).toHaveText(['Một', 'hai', 'ba'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.surface.locator('p')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  expect(await save()).toBe('<p>Một</p><p>hai</p><p>ba</p>')
})

test('keeps the cursor in full screen, which Esc leaves', async ({ page }) => {
  const { editor } = await begin(page, 'Toàn màn hình')
  await page.keyboard.type('Trước ')
  await editor.tool('Toàn màn hình').click()
  const whole = page.locator('[data-full-editor]')
  await expect(whole).toHaveCSS('height', '900px')
  await editor.surface.click()
  await page.keyboard.press('End')
  await page.keyboard.type('sau')
  await expect(editor.surface).toContainText('Trước sau')
  await page.keyboard.press('Escape')
  await expect(whole).toHaveCount(0)
  await expect(editor.surface).toBeFocused()
})

test('saves the last key before the shortcut', async ({ page }) => {
  const { save } = await begin(page, 'Phím cuối')
  await page.keyboard.type('Chữ cuối cùn')
  await page.keyboard.press('g')
  expect(await save(() => page.keyboard.press('ControlOrMeta+s'))).toBe('<p>Chữ cuối cùng</p>')
})

test('makes the toolbar one tab stop with arrow-key navigation', async ({ page }) => {
  const { editor } = await begin(page, 'Bàn phím')
  await page.keyboard.type('a')
  await expect(editor.tool('Hoàn tác')).toBeEnabled()
  await page.keyboard.press('Shift+Tab')
  await expect(editor.tool('Hoàn tác')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(editor.tool('Tiêu đề lớn')).toBeFocused()
  await page.keyboard.press('End')
  await expect(editor.tool('Toàn màn hình')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(editor.surface).toBeFocused()
})

test('axe finds nothing in the editor and its dialogs', async ({ page }) => {
  // High enough that the bar that saves covers no part of an input.
  await page.setViewportSize({ width: 1440, height: 1600 })
  const { editor } = await begin(page, 'Dễ dùng')
  const clean = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`),
        `${state}, ${colorScheme}`,
      ).toEqual([])
    }
  }
  await editor.paste({
    'text/html': ['red', 'gray', 'amber', 'green', 'teal', 'blue']
      .map((color) => `<p><span class="color-${color}">${color}</span></p>`)
      .join(''),
    'text/plain': 'x',
  })
  await editor.tool('Chèn bảng').click()
  await expect(editor.table).toBeVisible()
  await editor.tool('Màu chữ').click()
  await expect(editor.textColors).toBeVisible()
  await clean('a table and the colours')
  await page.keyboard.press('Escape')
  await editor.paste({}, 1)
  await editor.surface.locator('figure[data-state="shown"] img').click()
  await expect(editor.picture).toBeVisible()
  await clean('a picture')
  await editor.tool('Liên kết').click()
  await editor.link.getByRole('combobox').fill('phi')
  await expect(editor.link.getByRole('option').first()).toBeVisible()
  await clean('a link')
  await page.keyboard.press('Escape')
  await editor.tool('Mã HTML').click()
  await editor.surface.fill('<figure>a</figure>')
  await editor.button('Về soạn thảo').click()
  await clean('HTML')
})

/** Whether the bottom of an element is in the window and not covered. */
function isHit(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 4, bottom - 2))
  })
}
