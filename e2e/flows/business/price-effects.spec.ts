import { appSetting } from '#resources/app-setting.ts'
import { price } from '#resources/price.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('names an overlap of prices and the amounts of a new rate before they are saved', async ({ page }) => {
  const form = formPage(page, price)
  await listPage(page, price).open()
  await page.getByRole('button', { name: /chỗ cần xem lại$/ }).click()
  const issues = page.getByRole('dialog', { name: /chỗ cần xem lại$/ })
  await expect(issues).toContainText('chưa có giá')
  await issues.getByRole('link').first().click()
  await expect(form.input('to_weight')).toBeFocused()
  await form.fill('to_weight', '900')
  await form.save.click()
  const question = page.getByRole('dialog', { name: 'Lưu bảng giá này?' })
  await expect(question).toContainText('hai mức chồng nhau')
  await question.getByRole('button', { name: 'Sửa ô này' }).first().click()
  await expect(form.input('to_weight')).toBeFocused()
  await form.save.click()
  await question.getByRole('button', { name: 'Vẫn lưu' }).click()
  await expect(page.getByText('Lưu thành công')).toBeVisible()

  await page.goto('/systems?tab=app')
  const settings = formPage(page, appSetting)
  await settings.fill('exchange_rate', '200')
  await settings.save.click()
  const effects = page.getByRole('dialog', { name: 'Lưu cài đặt ứng dụng này?' })
  await expect(effects.getByRole('list', { name: 'Sản phẩm: giá sẽ đổi' })).toContainText('→')
  await effects.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Lưu thành công')).toBeVisible()
})
