import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'

const goods = `1. Áo khoác ¥8.000
   40x28x5cm 1kg
2. Lọ sứ ¥2.000 20x12x10 0,8kg x3`

test('suggests cheaper boxes in the row of a price, and takes them as the parcels until an undo', async ({
  page,
}) => {
  const quote = quotePage(page)
  await quote.open()
  await quote.form.getByRole('button', { name: 'Dán lời nhắn, liên kết hoặc kích thước' }).click()
  await quote.form.getByRole('textbox', { name: 'Đoạn dán' }).fill(goods)
  await quote.form.getByRole('button', { name: 'Thêm vào báo giá' }).click()
  await expect(quote.parcel(1, 'Cao')).toHaveValue('35')
  await quote.submit.click()
  const air = quote.service('Đường bay')
  const suggestion = air.getByRole('button', { name: /^Xếp chung rẻ hơn [\d.]+\s₫$/ })
  await suggestion.click()
  const dialog = page.getByRole('dialog', { name: 'Xếp chung vào 1 thùng' })
  await expect(dialog.getByText('Cỡ 100 · 45 × 30 × 25 cm · 3,8 kg')).toBeVisible()
  await expect(
    dialog.getByRole('img', { name: 'Thùng 1, nhìn từ trên: món 1: 1 cái, món 2: 3 cái' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Dùng các thùng này' }).click()
  await expect(shell(page).notice('Đã đưa 1 thùng vào phần Kiện hàng.')).toBeVisible()
  await expect(quote.parcel(1, 'Cao')).toHaveValue('25')
  await expect(air.getByRole('radio')).toBeChecked()
  await expect(air.getByRole('radio')).toBeFocused()
  await expect(quote.cheapest).toBeVisible()
  await expect(suggestion, 'nothing is cheaper than these boxes').toHaveCount(0)
  await shell(page).undoOf('Đã đưa 1 thùng vào phần Kiện hàng.').click()
  await expect(quote.parcel(1, 'Cao')).toHaveValue('35')
  await expect(suggestion).toBeVisible()
})
