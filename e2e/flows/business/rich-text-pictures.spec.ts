import { guide } from '#resources/guide.ts'
import { filesPage } from '../../pages/files-page.ts'
import { formPage } from '../../pages/form-page.ts'
import { passwordOf } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { Client } from '../../testing/client.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'
import { openGuide, showChangeOfColleague } from './pages/delayed-editor.ts'
import { begin } from './pages/guide-editor.ts'

test('uploads pasted pictures in parallel, retries a failed one and stores no base64', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { editor, save } = await begin(page, 'Ảnh trong bài')
  await page.keyboard.type('Trước')
  await backEnd.controls.fault({ path: '/api/image/uoload', status: 500, times: 1 })
  await editor.paste({}, 2)
  await expect(editor.surface.locator('figure')).toHaveCount(2)
  const failed = editor.surface.locator('figure[data-state="failed"]')
  await expect(failed).toHaveCount(1)
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  await expect(editor.surface.locator('figure[data-state="shown"]')).toHaveCount(2)
  await editor.surface.locator('img').first().click()
  await editor.picture.getByLabel('Lời mô tả ảnh').fill('Kho hàng ở Osaka')
  await editor.picture.getByLabel('Chiều rộng').selectOption('50%')
  const html = await save()
  expect(html).toMatch(/<img src="\/files\/[^"]+" alt="Kho hàng ở Osaka" width="50%">/)
  expect(html).not.toMatch(/data:|blob:|pending/)
  await page.reload()
  await expect(editor.surface.getByRole('img', { name: 'Kho hàng ở Osaka' })).toHaveAttribute('width', '50%')
})

test('does not save without a picture whose upload failed, and leads to its retry', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { editor, save } = await begin(page, 'Ảnh chưa lên')
  await backEnd.controls.fault({ path: '/api/image/uoload', status: 500, times: 1 })
  await editor.paste({}, 1)
  const failed = editor.surface.locator('figure[data-state="failed"]')
  await expect(failed).toHaveCount(1)
  await editor.tool('Mã HTML').click()
  await expect(page.getByText('Mã HTML sẽ thiếu 1 ảnh chưa tải lên xong.', { exact: false })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(failed).toHaveCount(0)
  await expect(page.getByText('Mã HTML sẽ thiếu', { exact: false })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(failed).toHaveCount(1)
  await editor.tool('Mã HTML').click()
  await expect(failed, 'brought back with its upload').toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(shell(page).notice(/^Có ảnh chưa tải lên được/)).toBeVisible()
  await expect(failed.getByRole('button', { name: 'Thử lại' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.surface.locator('figure[data-state="shown"]')).toHaveCount(1)
  expect(await save()).toContain('<img src="/files/')
})

test('uploads a picture of a pasted text', async ({ page }) => {
  const { editor } = await begin(page, 'Ảnh trong phần dán')
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await editor.paste({
    'text/html': `<p>trên</p><img src="data:image/png;base64,${dot}"><p>dưới</p>`,
    'text/plain': 'trên dưới',
  })
  await expect(editor.surface.locator('p + figure[data-state="shown"] + p')).toHaveText('dưới')
})

test('chooses a picture from the files, also in full screen', async ({ page }) => {
  const { editor, save } = await begin(page, 'Ảnh từ kho')
  await page.keyboard.type('Trước ảnh')
  const dialog = page.getByRole('dialog', { name: 'Chọn từ kho tệp' })
  const files = filesPage(page, dialog)
  await editor.tool('Chọn ảnh đã có').click()
  await files.link('anh-bia-zalo.webp').click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.surface.locator('img[src^="/files/"]')).toHaveCount(1)
  await editor.tool('Toàn màn hình').click()
  await editor.tool('Chọn ảnh đã có').click()
  await files.link('anh-bia-facebook.webp').click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.surface.locator('img[src^="/files/"]')).toHaveCount(2)
  await page.keyboard.press('Escape')
  expect((await save()).match(/<img src="\/files\/[^"]+"/g)).toHaveLength(2)
})

test('keeps a picture whose upload failed before a newer version of the record arrived', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const client = await Client.at(backEnd.url)
  await client.signIn('admin', passwordOf('admin'))
  const { editor, paragraph, stored } = await openGuide(page)
  await backEnd.controls.fault({ path: '/api/image/uoload', status: 500, times: 1 })
  await paragraph.click()
  await page.keyboard.press('End')
  await editor.paste({}, 1)
  const failed = editor.surface.locator('figure[data-state="failed"]')
  await expect(failed).toHaveCount(1)
  await showChangeOfColleague(page, client, stored)
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  const form = formPage(page, guide)
  await expect(form.alert).toContainText('Đoạn của đồng nghiệp')
  const { body } = await saveForm(page, form, guide.operations.update)
  expect(picturesIn(body['content'])).toBe(picturesIn(stored) + 1)
})

const picturesIn = (html: unknown) => String(html).split('<img ').length - 1
