import { readRows } from '#descriptor/envelope.ts'
import { price } from '#resources/price.ts'
import { passwordOf } from '../../pages/login-page.ts'
import { Client } from '../../testing/client.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'
import { extraServices, international } from './quote-calls.ts'

test('shows failed requests at their place and retries them there', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const quote = quotePage(page)
  const { controls } = backEnd
  const lists = [
    '/crm/autocomplete/customer',
    '/fin-autocomplete-agent/autocomplete-consigneeinfo',
    '/common/service-type',
    '/common/extra-service-type',
    '/common/currency',
    '/api/appsetting',
  ]
  for (const path of lists) await controls.fault({ path, status: 400, times: 0 })
  await quote.open()
  const failed = quote.form.getByText('Không tải được danh sách; giá trị đang có vẫn giữ nguyên.')
  const unsearched = quote.form.getByText('Chưa tìm được trong:')
  await quote.openMore('Người nhận, mã khách hàng')
  await expect(failed).toHaveCount(2)
  await expect(unsearched).toHaveText([/trong: Khách hàng\./, /trong: Người nhận\./])
  await expect(quote.form.getByText('Chưa tải được danh sách dịch vụ.')).toBeVisible()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await controls.clearFaults()
  const retries = quote.form.getByRole('button', { name: 'Thử lại' })
  for (const button of await retries.all()) await button.focus()
  while ((await retries.count()) > 0) {
    const button = await retries.first().elementHandle()
    // By a key: what a retry brings moves the buttons below it, and a click misses one that moves.
    await button?.press('Enter')
    // The retry of the services shows the one of their rules: the number of buttons may stay.
    await button?.waitForElementState('hidden')
  }
  await expect(failed).toHaveCount(0)
  await expect(unsearched).toHaveCount(0)
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('2')

  // The calculators: a rejection with a message, a response without data, an extra service without a price.
  await controls.fault({
    path: international,
    status: 422,
    body: { code: 0, message: 'Hết chỗ tuần này.' },
    times: 3,
  })
  await controls.fault({ path: extraServices, body: {} })
  await quote.openMore('Dịch vụ thêm')
  await quote.form.getByRole('checkbox', { name: /Đóng gói lại/ }).check()
  await quote.submit.click()
  await expect(quote.form.getByText('Hết chỗ tuần này.')).toHaveCount(3)
  await expect(quote.form.getByText('Chưa tính được dịch vụ thêm')).toBeVisible()
  await expect(quote.quotes).toHaveCount(0)
  await quote.form.getByRole('button', { name: 'Tính lại Đường bay' }).click()
  await expect(quote.service('Đường bay')).toContainText('₫')
  await expect(quote.form.getByText('Hết chỗ tuần này.')).toHaveCount(2)

  // A price of an extra service counts only above 0.
  await controls.fault({ path: extraServices, body: { Result: -5000 } })
  await quote.submit.click()
  await expect(quote.cheapest).toBeVisible()
  await expect(quote.form.getByText('Chưa tính được dịch vụ thêm')).toHaveCount(0)
  await expect(quote.form.getByRole('columnheader', { name: 'Tổng' })).toHaveCount(0)
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('2')
})

test('warns before sending the price of a service whose bands are all switched off', async ({
  page,
  backEnd,
}) => {
  const client = await Client.at(backEnd.url)
  await client.signIn('admin', passwordOf('admin'))
  const { pagination, operations, envelope } = price
  const { body } = await client.call('GET', `${operations.list.path}?${pagination.size}=200`)
  const rows = readRows(envelope, body)?.rows.filter(({ service }) => service === 'Đường bay') ?? []
  for (const row of rows)
    await client.call('PUT', operations.update.path.replace('{_id}', String(row['_id'])), {
      ...row,
      active: false,
    })
  const Result = [
    { ServiceCode: 'AIR', ServiceName: 'Đường bay', BillableWeight: 2, Price: 500_000, Currency: 'VND' },
  ]
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await backEnd.controls.fault({ path: international, body: { Result }, times: 3 })
  await quote.submit.click()
  await quote.service('Đường bay').getByRole('radio').check()
  await quote.form.getByRole('button', { name: 'điều nên xem trước khi gửi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xem trước khi gửi' })
  await expect(dialog.getByText('Bảng giá đang tắt mọi mức của Đường bay.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Mở bảng giá' })).toBeVisible()
})
