import { brand } from '#resources/brand.ts'
import { slider } from '#resources/slider.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { png } from '../../testing/png.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('turns and downsizes a large picture before its upload', async ({ page }) => {
  const form = formPage(page, brand)
  await page.goto(formHrefOf(brand, null))
  const field = form.input('logo')
  const buffer = png(900, 600, (x, y) => ((x % 256) << 16) | (y % 256))
  const input = field.locator('input[type=file]')
  await input.setInputFiles({ name: 'lớn.png', mimeType: 'image/png', buffer })
  const editor = page.getByRole('dialog', { name: 'Ảnh trước khi tải lên' })
  await expect(editor.getByRole('status')).toContainText('900 × 600')
  await editor.getByRole('button', { name: 'Hủy' }).click()
  await expect(editor).toHaveCount(0)
  await expect(field.getByRole('img')).toHaveCount(0)

  await input.setInputFiles({ name: 'lớn.png', mimeType: 'image/png', buffer })
  await editor.getByRole('button', { name: 'Xoay phải' }).click()
  await expect(editor.getByRole('status')).toContainText('267 × 400')
  await editor.getByRole('button', { name: 'Tải lên', exact: true }).click()
  await expect(field.getByRole('button', { name: 'Bỏ ảnh' })).toBeVisible()
  const shown = field.getByRole('img', { name: 'Logo' })
  await expect(shown).toHaveAttribute('src', /\.webp$/)
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([267, 400])

  const half = buffer.subarray(0, buffer.length / 2)
  await input.setInputFiles({ name: 'hỏng.png', mimeType: 'image/png', buffer: half })
  await expect(editor.getByRole('alert')).toContainText('Không mở được hết ảnh này')
  await expect(editor.getByRole('button', { name: 'Tải lên', exact: true })).toBeDisabled()
  await editor.getByRole('button', { name: 'Hủy' }).click()
  await expect(shown, 'the picture of before stays').toHaveAttribute('src', /\.webp$/)
})

test('cuts a small square to the shape of the banner that it is for', async ({ page }) => {
  const form = formPage(page, slider)
  await page.goto(formHrefOf(slider, null))
  const field = form.input('image')
  const buffer = png(300, 300, (x, y) => ((x % 256) << 16) | (y % 256))
  await field.locator('input[type=file]').setInputFiles({ name: 'vuông.png', mimeType: 'image/png', buffer })
  const editor = page.getByRole('dialog', { name: 'Ảnh trước khi tải lên' })
  await expect(editor.getByRole('checkbox', { name: 'Giữ tỉ lệ 5:2' })).toBeChecked()
  await expect(editor.getByRole('status')).toContainText('300 × 120')
  await editor.getByRole('button', { name: 'Tải lên', exact: true }).click()
  await expect(editor).toHaveCount(0)
  await expect(field.getByRole('button', { name: 'Bỏ ảnh' })).toBeVisible()
})
