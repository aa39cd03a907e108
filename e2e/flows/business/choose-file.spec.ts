import { brand } from '#resources/brand.ts'
import { filesPage } from '../../pages/files-page.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { shell } from '../../pages/shell.ts'
import { png } from '../../testing/png.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

let shade = 0
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: png(40, 30, (x, y) => ((x * 6) << 16) | ((y * 8) << 8) | (shade = (shade + 1) % 256)),
})

test('chooses the logo of a brand from the files, or uploads it there', async ({ page }) => {
  const form = formPage(page, brand)
  await page.goto(formHrefOf(brand, null))
  await form.fill('name', 'Chọn từ kho')
  const choose = form.input('logo').getByRole('button', { name: 'Chọn từ kho tệp' })
  const dialog = page.getByRole('dialog', { name: 'Chọn từ kho tệp' })
  const files = filesPage(page, dialog)
  await choose.click()
  await files.link('Khách hàng').click()
  await files.search.fill('minh')
  await page.keyboard.press('Enter')
  await expect(form.changed(1)).toBeVisible()
  await files.link('anh-minh.webp').click()
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  const logo = form.input('logo').getByRole('img')
  await expect(logo).toHaveAttribute('src', /^\/files\//)
  const first = await logo.getAttribute('src')

  await choose.click()
  await expect(files.link('anh-minh.webp')).toBeVisible()
  await files.input.setInputFiles(picture('logo mới.png'))
  await files.uploads.getByRole('button', { name: 'Dùng ảnh logo mới.png' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(logo).not.toHaveAttribute('src', first ?? '')
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()

  // After a reload there is no last folder: that of the logo is searched.
  await page.goto(`${brand.path}?search=${encodeURIComponent('Chọn từ kho')}`)
  await page.getByRole('main').getByRole('link', { name: 'Chọn từ kho' }).click()
  await choose.click()
  await expect(files.breadcrumbs).toContainText('Khách hàng')
  await expect(files.link('logo mới.png')).toHaveAttribute('aria-current', 'true')
})
