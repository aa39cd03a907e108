import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'

test('shows one total in the chosen currency in the table, the message and the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await quote.form.getByRole('button', { name: 'Thêm hàng mua hộ' }).click()
  await quote.box('Tên món 1').fill('Loa')
  await quote.box('Giá món 1').fill('1000')
  await expect(quote.form.getByText('Chưa có cước quốc tế: bấm Tính giá.')).toBeVisible()
  await expect(quote.form.getByText('Chưa tính được dịch vụ thêm.')).toHaveCount(0)
  await quote.submit.click()
  await quote.service('Đường bay').getByRole('radio').check()
  const total = quote.service('Đường bay').locator('[data-total]')
  await expect(total).toContainText('₫')
  await quote.openMore('Hiện giá bằng')
  for (const [currency, sign] of [
    ['JPY', '¥'],
    ['USD', 'US$'],
  ] as const) {
    await quote.form.getByRole('combobox', { name: 'Hiện giá bằng' }).selectOption(currency)
    await expect(total).toContainText(sign)
    const amount = await total.innerText()
    await expect.poll(() => totalOf(quote.message.inputValue())).toBe(amount)
    await page.keyboard.press('Alt+c')
    await expect(shell(page).notice('Đã chép lời nhắn.')).toBeVisible()
    await expect(quote.quotes.first()).toContainText(amount)
  }
})

test('calls a total without its extra services a subtotal, and compares no price without a rate', async ({
  page,
  context,
  backEnd,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const quote = quotePage(page)
  const francs = { Result: [{ Price: 40, Currency: 'CHF' }] }
  await backEnd.controls.fault({ path: '/api/international-price-calculator', body: francs, times: 1 })
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await quote.openMore('Dịch vụ thêm')
  await quote.form.getByRole('checkbox', { name: /Đóng kiện gỗ/ }).check()
  await quote.submit.click()
  const row = quote.form.getByRole('row').filter({ hasText: 'CHF' })
  await expect(row).toContainText('chưa gồm dịch vụ thêm')
  await expect(quote.form.getByText(/^Chưa so được giá của .* chưa có tỉ giá CHF\.$/)).toBeVisible()
  await expect(quote.form.getByText('Rẻ nhất')).toHaveCount(0)
  await row.getByRole('radio').check()
  await expect(quote.message).toHaveValue(
    /Tạm tính: 40,00.CHF\n[\s\S]*Chưa gồm: dịch vụ thêm \(Đóng kiện gỗ\) [\d.]+.₫/,
  )
  await page.keyboard.press('Alt+c')
  const dialog = page.getByRole('dialog', { name: 'Xem trước khi gửi' })
  await expect(dialog).toContainText(/Chưa có tỉ giá để cộng dịch vụ thêm [\d.]+.₫ vào giá CHF/)
  await dialog.getByRole('button', { name: 'Vẫn chép' }).click()
  await expect(quote.quotes.first()).toContainText(/40,00.CHF, chưa đủ · gửi/)
})

/** The first amount of the total of a message. */
async function totalOf(message: Promise<string>): Promise<string | undefined> {
  return /^Tổng cộng: (.+?)(?: \(|$)/m.exec(await message)?.[1]
}
