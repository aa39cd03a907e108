import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'
import { defaultQuery, international } from './quote-calls.ts'

test('edits the rules in forms with errors in their fields, and prices by them with sendBlank', async ({
  page,
  backEnd,
}) => {
  await page.goto('/systems?tab=app')
  const table = page.getByRole('group', { name: 'Cách tính cân nặng' })
  const cell = (name: string, line: string) =>
    table.getByRole('group', { name: line, exact: true }).getByRole('textbox', { name, exact: true })
  await table.getByRole('button', { name: /^EXPRESS/ }).click()
  await cell('Số chia', 'EXPRESS').fill('０')
  await table.getByRole('button', { name: 'Thêm dòng' }).last().click()
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
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...config, calculator: { sendBlank: true } } })
  })
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('1')
  for (const side of ['Dài', 'Rộng', 'Cao'] as const) await quote.parcel(1, side).fill('20')
  await quote.submit.click()
  await expect(quote.service('Chuyển phát nhanh')).toContainText('2 kg')
  await page.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await quote.parcel(1, 'Cân nặng').fill('110')
  await quote.submit.click()
  await expect(quote.service('Đường bay')).toContainText('₫')
  const refused = quote.service('Chuyển phát nhanh')
  await expect(refused).toContainText('Mỗi kiện tối đa 30 kg, kiện 1 nặng 110 kg.')
  const calls = (await backEnd.controls.calls(international)).filter(
    ({ query }) => String(query.Weight) === '110',
  )
  expect(calls.map(({ query }) => String(query.ServiceCode)).toSorted()).toEqual(['AIR', 'SEA'])
  // With `sendBlank`, blank fields are sent with an empty value.
  expect(calls[0]?.query).toEqual({
    ServiceCode: [expect.stringMatching(/./)],
    Weight: ['110'],
    ...defaultQuery,
    'Dim.Length': [''],
    'Dim.Width': [''],
    'Dim.Height': [''],
    AccountNr: [''],
    OtherFees: [''],
  })
  await refused.getByRole('button', { name: 'Vẫn hỏi giá' }).click()
  await expect(refused).toContainText('₫')
  await expect(refused).toContainText('tối đa 30 kg')
})
