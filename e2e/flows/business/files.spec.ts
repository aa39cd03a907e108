import type { Locator, Page } from '@playwright/test'
import { filesPage } from '../../pages/files-page.ts'
import { shell } from '../../pages/shell.ts'
import { png } from '../../testing/png.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'

let shade = 0
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: png(40, 30, (x, y) => ((x * 6) << 16) | ((y * 8) << 8) | (shade = (shade + 1) % 256)),
})

test('uploads several files, each with its own result, and rejects invalid ones before sending', async ({
  page,
  backEnd,
}) => {
  const files = filesPage(page)
  await files.open('/Ảnh chờ duyệt')
  await expect(page.getByText('Thư mục này còn trống.', { exact: false })).toBeVisible()
  await files.input.setInputFiles([
    picture('một.png'),
    picture('hai.png'),
    { name: 'giả.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'bảng.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'nặng.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) },
  ])
  await expect(files.uploads.getByRole('status')).toHaveText('Đã tải lên 2 tệp, 3 tệp chưa lên được')
  await expect(files.uploadItem('một.png')).toContainText('Đã lên')
  await expect(files.uploadItem('giả.png')).toContainText('Không mở được ảnh này')
  await expect(files.uploadItem('bảng.pdf')).toContainText('không phải ảnh PNG, JPEG, GIF hoặc WebP')
  await expect(files.uploadItem('nặng.png')).toContainText('Ảnh nặng 9 MB, tối đa là 8 MB')
  await expect(files.names).toHaveText(['hai.png', 'một.png'])
  expect(await backEnd.controls.calls('/api/file-manager/upload-single')).toHaveLength(2)
  await files.uploads.getByRole('button', { name: 'Đóng danh sách tải lên' }).click()
  await expect(files.uploads).toBeHidden()

  // A file of the same name dropped onto the page, then a pasted one.
  await dropFile(page, 'drop', 'một.png')
  await expect(files.names).toHaveText(['hai.png', 'một (2).png', 'một.png'])
  await dropFile(page, 'paste', 'dán.png')
  await expect(files.link('dán.png')).toBeVisible()
})

test('cancels an upload; retries a failed one after reconciling it', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const files = filesPage(page)
  const path = '/api/file-manager/upload-single'
  await files.open('/Ảnh chờ duyệt')
  await backEnd.controls.fault({ path, delay: 8000, times: 0 })
  await files.input.setInputFiles(picture('dừng.png'))
  await files.uploads.getByRole('button', { name: 'Hủy tải lên dừng.png' }).click()
  await expect(files.uploads).toBeHidden()

  await backEnd.controls.clearFaults()
  await backEnd.controls.fault({ path, status: 503 })
  await files.input.setInputFiles(picture('lần hai.png'))
  await expect(files.uploadItem('lần hai.png')).toContainText('Bạn bấm Thử lại')
  await files.uploads.getByRole('button', { name: 'Thử lại lần hai.png' }).click()
  await expect(files.uploadItem('lần hai.png')).toContainText('Đã lên')
  await expect(files.link('lần hai.png')).toBeVisible()

  // The response is lost after the upload: the file is found in its folder and not sent twice.
  await backEnd.controls.fault({ path, after: true, reset: true })
  await files.input.setInputFiles(picture('tìm thấy.png'))
  await expect(files.uploadItem('tìm thấy.png')).toContainText('Đã lên')
  await expect(files.link('tìm thấy.png')).toHaveCount(1)
  await expect(files.link('tìm thấy (2).png')).toHaveCount(0)

  // The same while the folder cannot be read: the retry finds the file and sends no second one.
  await backEnd.controls.fault({ path, after: true, reset: true })
  await backEnd.controls.fault({ path: '/api/file-manager/list-item', status: 400, times: 0 })
  await files.input.setInputFiles(picture('có rồi.png'))
  await expect(files.uploadItem('có rồi.png')).toContainText('Chưa rõ đã lên hay chưa.')
  await backEnd.controls.clearFaults()
  const sent = (await backEnd.controls.calls(path)).length
  await files.uploads.getByRole('button', { name: 'Thử lại có rồi.png' }).click()
  await expect(files.uploadItem('có rồi.png')).toContainText('Đã lên')
  expect(await backEnd.controls.calls(path)).toHaveLength(sent)
  await expect(files.link('có rồi.png')).toHaveCount(1)
  await expect(files.link('dừng.png')).toHaveCount(0)
})

test('keeps the path in the URL; creates folders, rejects duplicate names, removes empty ones', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const files = filesPage(page)
  const { title, notice } = shell(page)
  await files.open()
  await files.link('Hướng dẫn').click()
  await files.link('Mua hàng').click()
  await expect(page).toHaveURL(/path=%2FH%C6%B0%E1%BB%9Bng\+d%E1%BA%ABn%2FMua\+h%C3%A0ng$/)
  await expect(files.link('hoan-tien.webp')).toBeVisible()
  await page.reload()
  await expect(files.link('hoan-tien.webp')).toBeVisible()
  await files.search.fill('BUOC 3')
  await expect(files.names).toHaveText(['buoc-3-gui-link.webp'])
  await files.breadcrumbs.getByRole('link', { name: 'Hướng dẫn' }).click()
  await expect(title).toHaveText('Hướng dẫn')
  await expect(files.names).toHaveText(['Đấu giá Yahoo', 'Mua hàng', 'Vận chuyển'])

  const dialog = page.getByRole('dialog')
  await files.newFolder.click()
  await dialog.getByRole('textbox', { name: 'Tên thư mục' }).fill('a/b')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Tên dài từ 1 đến 80 ký tự')
  await dialog.getByRole('textbox').fill('mua hàng')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Ở đây đã có “mua hàng”.')
  await dialog.getByRole('textbox').fill('Thanh toán')
  await page.keyboard.press('Enter')
  await expect(notice('Đã tạo thư mục Thanh toán')).toBeVisible()
  await expect(files.link('Thanh toán')).toBeVisible()

  await files.choose('Mua hàng', 'Xóa')
  await dialog.getByRole('button', { name: 'Xóa' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Thư mục này còn 10 mục.')
  await dialog.getByRole('button', { name: 'Giữ lại' }).click()
  await files.choose('Thanh toán', 'Xóa')
  await dialog.getByRole('button', { name: 'Xóa' }).click()
  await expect(files.link('Thanh toán')).toHaveCount(0)
})

test('names a new folder on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const files = filesPage(page)
  await files.open()
  await files.newFolder.click()
  const dialog = page.getByRole('dialog')
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  expect(await widthOf(dialog.getByRole('textbox', { name: 'Tên thư mục' }))).toBeGreaterThan(200)
  for (const name of ['Hủy', 'Tạo thư mục'])
    expect(await widthOf(dialog.getByRole('button', { name }).getByText(name))).toBeGreaterThan(20)
})

test('shows, copies and pages through pictures; removes one only if no record uses it', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const files = filesPage(page)
  await files.open('/Thương hiệu')
  await files.link('logo-02.webp').click()
  const preview = files.preview('logo-02.webp')
  await expect(preview).toContainText('128 × 128 điểm ảnh')
  await expect(page).toHaveURL(/open=logo-02\.webp/)
  const source = await preview.getByRole('img', { name: 'logo-02.webp' }).getAttribute('src')
  await preview.getByRole('button', { name: 'Chép địa chỉ' }).click()
  await expect(preview.getByRole('status')).toHaveText('Đã chép địa chỉ.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source)
  await page.keyboard.press('ArrowRight')
  await expect(files.preview('logo-03.webp')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await files.choose('logo-02.webp', 'Xóa')
  const question = page.getByRole('dialog', { name: 'Xóa ảnh này?' })
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect(question.getByRole('alert')).toHaveText(
    /^Ảnh này đang được dùng: .*Thương hiệu “[^”]+” và \d+ mục khác.*\.$/,
  )
  await page.keyboard.press('Escape')
  await expect(files.link('logo-02.webp')).toBeVisible()

  await files.open('/Khách hàng')
  await files.link('chi-lan.webp').click()
  await files.preview('chi-lan.webp').getByRole('button', { name: 'Xóa ảnh' }).click()
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect(files.link('chi-lan.webp')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(files.link('chi-thuy.webp')).toBeFocused()
})

test('works by keyboard alone and remembers the list view', async ({ page }) => {
  const files = filesPage(page)
  await files.open('/Khách hàng')
  await files.view('Dạng lưới').press('ArrowRight')
  await expect(files.items).toHaveAttribute('data-view', 'list')
  await files.order.focus()
  await page.keyboard.press('Home')
  await files.names.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(files.names.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(files.names.last()).toBeFocused()
  const name = (await files.names.last().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(files.preview(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(files.names.last()).toBeFocused()
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: 'Xóa ảnh này?' })
  await expect(question.getByRole('button', { name: 'Giữ lại' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(files.names.last()).toBeFocused()
  await page.reload()
  await expect(files.items).toHaveAttribute('data-view', 'list')
})

test('retries a folder that fails to load; leaves one that was removed', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const files = filesPage(page)
  await backEnd.controls.fault({ path: '/api/file-manager/list-item', status: 500, times: 0 })
  await files.open()
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Search roles failed' })
  await expect(failed).toBeVisible()
  await backEnd.controls.clearFaults()
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  await expect(files.link('Khách hàng')).toBeVisible()

  await files.open('/Không còn')
  await expect(failed).toBeVisible()
  await files.breadcrumbs.getByRole('link', { name: 'Kho tệp' }).click()
  await expect(files.link('Khách hàng')).toBeVisible()
})

/** Dispatches a paste event with a picture, or the events of its drag over the page and of its drop under the pointer. */
async function dropFile(page: Page, how: 'drop' | 'paste', name: string) {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(content)], called, { type: 'image/png' }))
      return transfer
    },
    [name, [...picture(name).buffer]] as const,
  )
  if (how === 'paste') {
    await page.evaluate(
      (clipboardData) =>
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
        ),
      data,
    )
    return
  }
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data })
  const zone = page.getByText('Thả ảnh để tải lên')
  await page.dispatchEvent('.mantine-DropzoneFullScreen-fullScreen > *', 'dragenter', { dataTransfer: data })
  await expect(zone).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer: data })
}
