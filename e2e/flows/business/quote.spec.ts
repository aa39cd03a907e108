import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'
import { defaultQuery, extraServices, international } from './quote-calls.ts'

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
    await expect(quote.cheapest).toBeVisible()
    await expect
      .poll(requests)
      .toEqual(
        ['AIR', 'EXPRESS', 'SEA'].map((code) => ({ ServiceCode: [code], Weight: ['1.2'], ...defaultQuery })),
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
    for (const more of ['Người nhận, mã khách hàng', 'Loại hàng, giá trị', 'Dịch vụ thêm'] as const)
      await quote.openMore(more)
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
    await quote.why.click()
    await expect(quote.form.getByText('40 × 30 × 21,5 ÷ 5.000')).toBeVisible()
    await quote.parcel(1, 'Cao').fill('21')
    await expect(quote.form.getByText('Bớt 0,2 cm chiều cao của kiện 1 là chỉ còn 5 kg.')).toBeVisible()
    await quote.parcel(1, 'Cao').fill('20,8')
    await expect(quote.why).toHaveText('Vì sao Chuyển phát nhanh tính 8 kg')
  })

  await test.step('translates the message, not the screen', async () => {
    await expect(quote.message).toHaveValue(/Kiện 2: 3 kg, 10 × 20 × 30 cm/)
    await expect(quote.message).toHaveValue(/Dịch vụ thêm \(Đóng gói lại, Đóng kiện gỗ\): 295\.000/)
    await quote.language.selectOption('jp')
    await expect(quote.message).toHaveValue(/荷物2: 3 kg/)
    await expect(quote.message, 'the names of the settings').toHaveValue(/速達便[\s\S]*再梱包、木枠梱包/)
    await quote.submit.click()
    await expect(quote.message).toHaveValue(/荷物1: 1\.2 kg、40 × 30 × 20\.8 cm/)
    await quote.language.selectOption('en')
    await expect(quote.message).toHaveValue(/Parcel 2: 3 kg[\s\S]*Total: ₫/)
    await quote.openMore('Hiện giá bằng')
    await quote.form.getByRole('combobox', { name: 'Hiện giá bằng' }).selectOption('JPY')
    await expect(quote.message).toHaveValue(/Total: ¥/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Alt+c')
    await expect(shell(page).notice('Đã chép lời nhắn.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await quote.message.inputValue())
  })

  await test.step('restores the form after a reload and opens a recent quote', async () => {
    await quote.box('Phụ phí khác').fill('99')
    await expect.poll(quote.storedText).toContain('"otherFees":99')
    await page.reload()
    await quote.openMore('Loại hàng, giá trị')
    await expect(quote.box('Phụ phí khác')).toHaveValue('99')
    await expect(quote.parcel(2, 'Cao')).toHaveValue('30')
    // Of the drafts of one quote the last one stays; the copied one is a quote of its own.
    await expect(quote.quotes).toHaveCount(1)
    await expect(quote.quotes.first()).toContainText('2 kiện, 4,2 kg')
    await quote.submit.click()
    await expect(quote.quotes).toHaveCount(2)
    await quote.parcel(1, 'Cân nặng').fill('7')
    await quote.quotes.last().click()
    await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('1,2')
    await expect(quote.cheapest).toBeVisible()
    await quote.clear.click()
    await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('')
    await expect(quote.parcel(1, 'Cân nặng')).toBeFocused()
    await expect(quote.parcel(1, 'Cân nặng')).toBeInViewport({ ratio: 1 })
  })
})

test('keeps the focus of the panel for pasted texts: in the input in use, and on the next step', async ({
  page,
}) => {
  const quote = quotePage(page)
  await quote.open()
  const open = quote.form.getByRole('button', { name: 'Dán lời nhắn, liên kết hoặc kích thước' })
  const text = quote.form.getByRole('textbox', { name: 'Đoạn dán' })
  await open.click()
  await expect(text).toBeFocused()
  await quote.parcel(1, 'Cân nặng').click()
  await page.keyboard.type('10')
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('10')
  await quote.form.getByRole('button', { name: 'Bỏ đoạn dán' }).press('Enter')
  await expect(open).toBeFocused()
  await open.press('Enter')
  await text.fill('2,5kg 30x20x15\n4kg 40x30x25')
  await quote.form.getByRole('button', { name: 'Thêm vào báo giá' }).press('Enter')
  await expect(quote.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quote.cheapest).toBeVisible()
})

test('breaks a long service name, so that no amount is cut at any width', async ({ page }) => {
  const long = 'ExpressWorldwideEconomySelectPlusEurope'
  await page.route('**/common/service-type*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Chuyển phát nhanh', long) })
  })
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('2')
  await quote.submit.click()
  await expect(quote.service(long)).toContainText('₫')
  const prices = quote.form.getByRole('table', { name: 'Giá từng dịch vụ' })
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await prices.evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    )
    expect(wider, `${width} px`).toBeLessThanOrEqual(0)
  }
})
