import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'
import { international } from './quote-calls.ts'

test('shows stale prices in grey, and prices the message again before it is copied', async ({
  page,
  context,
  backEnd,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await quote.submit.click()
  await quote.service('Đường bay').getByRole('radio').check()
  const amount = quote.service('Đường bay').getByRole('cell').nth(2)
  await expect(amount).toContainText('₫')
  const fresh = {
    color: await amount.evaluate((one) => getComputedStyle(one).color),
    text: await amount.innerText(),
  }
  await quote.parcel(1, 'Cân nặng').fill('6')
  await expect(amount).not.toHaveCSS('color', fresh.color)
  await expect(quote.copy).toHaveCount(0)
  await backEnd.controls.clearCalls()
  await quote.form.getByRole('button', { name: 'Tính lại rồi chép' }).click()
  await expect(shell(page).notice('Đã chép lời nhắn.')).toBeVisible()
  await expect(amount).toHaveCSS('color', fresh.color)
  expect(await amount.innerText()).not.toBe(fresh.text)
  expect(
    (await backEnd.controls.calls(international)).every(({ query }) => String(query.Weight) === '6'),
  ).toBe(true)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Kiện 1: 6 kg')
  expect(copied).toContain('Đường bay')
  await expect(quote.quotes).toHaveText([/1 kiện, 6 kg/])
})
