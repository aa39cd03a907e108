import type { Page } from '@playwright/test'
import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'

const doors: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the navigation': (page) => page.getByRole('navigation').getByRole('link', { name: 'Tính giá' }).click(),
  'the home page': async (page) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
    await page.getByRole('link', { name: 'Báo giá mới' }).click()
  },
  'the palette': async (page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Tìm hoặc đi tới' }).fill('bao gia moi')
    await page.getByRole('option', { name: 'Báo giá mới' }).click()
  },
  'the key': async (page) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
    await expect(page.getByRole('link', { name: 'Báo giá mới' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('c')
  },
}

test('a new quote starts empty from every door, and takes the former one up again', async ({ page }) => {
  const quote = quotePage(page)
  await quote.open()
  const customer = quote.form.getByRole('combobox', { name: 'Khách hàng' })
  await customer.fill('Chị Hoa 0909 123 456')
  await quote.parcel(1, 'Cân nặng').fill('2,5')
  for (const [name, open] of Object.entries(doors)) {
    await test.step(name, async () => {
      await open(page)
      await expect(page).toHaveURL('/calculator')
      await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('')
      await expect(customer).toHaveValue('')
      await quote.form.getByRole('button', { name: 'Làm tiếp báo giá này' }).click()
      await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('2,5')
      await expect(customer).toHaveValue('Chị Hoa 0909 123 456')
    })
  }
  // A reload is no new quote.
  await page.reload()
  await expect(customer).toHaveValue('Chị Hoa 0909 123 456')
})
