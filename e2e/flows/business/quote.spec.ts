import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'

const international = '/api/international-price-calculator'
const extraServices = '/bill/calc-price-extra-service'

const defaults = {
  ToCountryOrTerritoryId: ['VN'],
  PackageType: ['SPX'],
  GoodsValue: ['0'],
  NumberOfItems: ['1'],
}

test('makes a quote from the first weight to the message in the customer’s language', async ({
  page,
  context,
  backEnd,
}) => {
  const quote = quotePage(page)
  const requests = async () =>
    (await backEnd.controls.calls(international))
      .map(({ query }) => query)
      .toSorted((one, other) => String(one.ServiceCode).localeCompare(String(other.ServiceCode)))
  await quote.open()
  await test.step('shows missing values at their fields and sends no request', async () => {
    await expect(quote.parcel(1, 'Cân nặng')).toBeFocused()
    await quote.submit.click()
    await expect(quote.parcel(1, 'Cân nặng')).toBeFocused()
    await expect(quote.form.getByText('Hãy điền ô này.')).toBeVisible()
    expect(await requests()).toEqual([])
  })
  await test.step('sends the minimal request with all defaults by keyboard', async () => {
    await page.keyboard.type('１,2')
    await page.keyboard.press('Enter')
    await expect(quote.chart).toBeVisible()
    await expect
      .poll(requests)
      .toEqual(
        ['AIR', 'EXPRESS', 'SEA'].map((code) => ({ ServiceCode: [code], Weight: ['1.2'], ...defaults })),
      )
    // Without an extra service the price is 0 and no request is sent.
    expect(await backEnd.controls.calls(extraServices)).toEqual([])
    await expect(quote.form.getByRole('columnheader', { name: 'Tổng' })).toHaveCount(0)
  })
  await test.step('shows a different weight of the server', async () => {
    await quote.service('Đường biển').getByRole('radio').check()
    await expect(quote.why).toHaveText('Vì sao Đường biển tính 2 kg')
    await expect(quote.form.getByText('Bảng giá tính 3 kg chứ không phải 2 kg.')).toBeVisible()
  })

  await test.step('every field, child parcels, extra services', async () => {
    await quote.parcel(1, 'Dài').fill('40')
    await quote.parcel(1, 'Rộng').fill('30')
    await quote.parcel(1, 'Cao').fill('21.5')
    await expect(quote.form.getByText('Bạn vừa đổi số liệu.')).toBeVisible()
    await quote.form.getByRole('button', { name: 'Thêm kiện con' }).click()
    await expect(quote.parcel(2, 'Cân nặng')).toBeFocused()
    for (const [side, value] of [
      ['Cân nặng', '3'],
      ['Dài', '10'],
      ['Rộng', '20'],
      ['Cao', '30'],
    ] as const)
      await quote.parcel(2, side).fill(value)
    await quote.pick('Khách hàng', 'a')
    await expect(quote.box('Mã khách hàng')).not.toHaveValue('')
    await quote.box('Mã khách hàng').fill('KH 7')
    await quote.form.getByRole('combobox', { name: 'Gửi đến' }).selectOption('TW')
    await quote.form.getByRole('combobox', { name: 'Loại kiện' }).selectOption('DOX')
    await quote.box('Số món hàng').fill('3')
    await quote.box('Giá trị hàng').fill('1.500.000')
    await quote.box('Phụ phí khác').fill('20.000')
    await quote.form.getByRole('checkbox', { name: /Đóng gói lại/ }).check()
    await quote.form.getByRole('checkbox', { name: /Đóng kiện gỗ/ }).check()
    await backEnd.controls.clearCalls()
    await quote.submit.click()
    await expect(quote.form.getByRole('columnheader', { name: 'Tổng' })).toBeVisible()
    const whole = {
      ToCountryOrTerritoryId: ['TW'],
      PackageType: ['DOX'],
      GoodsValue: ['1500000'],
      NumberOfItems: ['3'],
      Weight: ['1.2'],
      'Dim.Length': ['40'],
      'Dim.Width': ['30'],
      'Dim.Height': ['21.5'],
      AccountNr: ['KH 7'],
      OtherFees: ['20000'],
      'ChildItems[0].Weight': ['3'],
      'ChildItems[0].Length': ['10'],
      'ChildItems[0].Width': ['20'],
      'ChildItems[0].Height': ['30'],
    }
    await expect
      .poll(requests)
      .toEqual(['AIR', 'EXPRESS', 'SEA'].map((code) => ({ ServiceCode: [code], ...whole })))
    const extra = async () => (await backEnd.controls.calls(extraServices))[0]?.query
    await expect.poll(extra).toEqual({ ExtraService: ['REPACK', 'CRATE'] })
  })

  await test.step('explains each parcel and the savings of a smaller one', async () => {
    await quote.service('Chuyển phát nhanh').getByRole('radio').check()
    await expect(quote.why).toHaveText('Vì sao Chuyển phát nhanh tính 8,5 kg')
    await expect(quote.form.getByText('40 × 30 × 21,5 ÷ 5.000')).toBeVisible()
    await quote.parcel(1, 'Cao').fill('21')
    await expect(quote.form.getByText('Bớt 0,2 cm chiều cao của kiện 1 là chỉ còn 5 kg.')).toBeVisible()
    await quote.parcel(1, 'Cao').fill('20,8')
    await expect(quote.why).toHaveText('Vì sao Chuyển phát nhanh tính 8 kg')
  })

  await test.step('translates the message, not the screen', async () => {
    await quote.submit.click()
    await expect(quote.message).toHaveValue(/Kiện 2: 3 kg, 10 × 20 × 30 cm/)
    await expect(quote.message).toHaveValue(/Dịch vụ thêm \(Đóng gói lại, Đóng kiện gỗ\): 295\.000/)
    await quote.form.getByRole('combobox', { name: 'Ngôn ngữ của khách' }).selectOption('jp')
    await expect(quote.message).toHaveValue(/荷物2: 3 kg/)
    await quote.form.getByRole('combobox', { name: 'Ngôn ngữ của khách' }).selectOption('en')
    await expect(quote.message).toHaveValue(/Parcel 2: 3 kg[\s\S]*Total: ₫/)
    await quote.form.getByRole('combobox', { name: 'Hiện giá bằng' }).selectOption('JPY')
    await expect(quote.message).toHaveValue(/Total: ¥/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Alt+c')
    await expect(quote.form.getByText('Đã chép lời nhắn.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await quote.message.inputValue())
  })

  await test.step('restores the form after a reload and opens a recent quote', async () => {
    await quote.box('Phụ phí khác').fill('99')
    await expect.poll(quote.storedText).toContain('"otherFees":99')
    await page.reload()
    await expect(quote.box('Phụ phí khác')).toHaveValue('99')
    await expect(quote.parcel(2, 'Cao')).toHaveValue('30')
    await expect(quote.quotes).toHaveCount(3)
    await expect(quote.quotes.first()).toContainText('2 kiện, 4,2 kg')
    await quote.quotes.last().click()
    await expect(quote.parcel(2, 'Cao')).toHaveCount(0)
    await expect(quote.chart).toBeVisible()
    await expect(quote.quotes.first()).toContainText('1 kiện, 1,2 kg')
    await quote.clear.click()
    await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('')
  })
})

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
  await expect(failed).toHaveCount(4)
  await expect(quote.form.getByText('Chưa tải được danh sách dịch vụ.')).toBeVisible()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await controls.clearFaults()
  for (const button of await quote.form.getByRole('button', { name: 'Thử lại' }).all()) await button.focus()
  while ((await quote.form.getByRole('button', { name: 'Thử lại' }).count()) > 0) {
    await quote.form.getByRole('button', { name: 'Thử lại' }).first().click()
    await page.waitForLoadState('networkidle')
  }
  await expect(failed).toHaveCount(0)
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('2')

  // The calculators: a rejection with a message, a response without data, an extra service without a price.
  await controls.fault({
    path: international,
    status: 422,
    body: { code: 0, message: 'Hết chỗ tuần này.' },
    times: 3,
  })
  await controls.fault({ path: extraServices, body: {} })
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
  await expect(quote.chart).toBeVisible()
  await expect(quote.form.getByText('Chưa tính được dịch vụ thêm')).toHaveCount(0)
  await expect(quote.form.getByRole('columnheader', { name: 'Tổng' })).toHaveCount(0)
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('2')
})

test('edits the rules in forms of their lines with errors in their fields', async ({ page, backEnd }) => {
  await page.goto('/systems?tab=app')
  const table = page.getByRole('group', { name: 'Cách tính cân nặng' })
  const cell = (name: string, line: string) =>
    table.getByRole('group', { name: line, exact: true }).getByRole('textbox', { name, exact: true })
  await table.getByRole('button', { name: /^EXPRESS/ }).click()
  await cell('Số chia', 'EXPRESS').fill('０')
  await table.locator(':scope > div').getByRole('button', { name: 'Thêm dòng' }).click()
  await expect(cell('Mã dịch vụ', 'Dòng 4')).toBeFocused()
  await page.keyboard.type('sea')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(cell('Số chia', 'EXPRESS')).toBeFocused()
  await expect(table.getByText('Không được dưới 1.')).toBeVisible()
  await expect(table.getByText('Dòng 4 trùng với một dòng ở trên.')).toBeVisible()
  await cell('Số chia', 'EXPRESS').fill('4000')
  const example = table.getByRole('region', { name: 'Ví dụ' }).first()
  await expect(example).toContainText('Tính 23,5 kg')
  await table.getByRole('button', { name: 'Bỏ dòng 4' }).click()
  await table
    .getByRole('group', { name: 'EXPRESS' })
    .getByRole('textbox', { name: 'Tối đa mỗi kiện' })
    .fill('30')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Lưu thành công')).toBeVisible()
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('1')
  for (const side of ['Dài', 'Rộng', 'Cao'] as const) await quote.parcel(1, side).fill('20')
  await quote.submit.click()
  await expect(quote.service('Chuyển phát nhanh')).toContainText('2 kg')
  await page.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await quote.parcel(1, 'Cân nặng').fill('40')
  await quote.submit.click()
  await expect(quote.service('Đường bay')).toContainText('₫')
  const refused = quote.service('Chuyển phát nhanh')
  await expect(refused).toContainText('Chuyển phát nhanh nhận mỗi kiện tối đa 30 kg, kiện 1 nặng 40 kg.')
  const calls = await backEnd.controls.calls(international)
  expect(
    calls
      .filter(({ query }) => String(query.Weight) === '40')
      .map(({ query }) => String(query.ServiceCode))
      .toSorted(),
  ).toEqual(['AIR', 'SEA'])
  await refused.getByRole('button', { name: 'Vẫn hỏi giá' }).click()
  await expect(refused).toContainText('₫')
  await expect(refused).toContainText('tối đa 30 kg')
})

test('a configuration with sendBlank sends blank fields with an empty value', async ({ page, backEnd }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, calculator: { sendBlank: true } } })
  })
  const quote = quotePage(page)
  await quote.open()
  await backEnd.controls.clearCalls()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await quote.submit.click()
  await expect(quote.chart).toBeVisible()
  const [call] = await backEnd.controls.calls(international)
  expect(call?.query).toEqual({
    ServiceCode: [expect.stringMatching(/./)],
    Weight: ['2'],
    ...defaults,
    'Dim.Length': [''],
    'Dim.Width': [''],
    'Dim.Height': [''],
    AccountNr: [''],
    OtherFees: [''],
  })
})
