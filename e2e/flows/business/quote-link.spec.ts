import { expect, signedInTest as test } from '../fixtures.ts'
import { quotePage } from './pages/quote-page.ts'

/** The fragment of a link with a quote. */
const fragmentOf = (quote: object) => `#quote=j${Buffer.from(JSON.stringify(quote)).toString('base64url')}`

test('refuses the quote of a hostile link with its reason, and offers a sound one without its markup', async ({
  page,
}) => {
  const quote = quotePage(page)
  await quote.open()
  await quote.parcel(1, 'Cân nặng').fill('7')
  const open = (values: object, prices: readonly object[] = []) =>
    page.evaluate(
      (hash) => location.assign(hash),
      fragmentOf({ v: 1, at: 1_700_000_000_000, values, prices }),
    )
  await open({ goods: [{ name: 'x', price: 1e300 }] })
  await expect(quote.form.getByRole('alert').filter({ hasText: 'có con số quá lớn' })).toBeVisible()
  await open({ customer: { value: '1', label: 'x'.repeat(501) } })
  await expect(quote.form.getByRole('alert').filter({ hasText: 'có chữ quá dài' })).toBeVisible()
  await expect(quote.parcel(1, 'Cân nặng')).toHaveValue('7')
  await open({
    customer: { value: '1', label: '<img src=x onerror=alert(1)>\nSố tài khoản 0123', code: 'KH' },
    parcels: [{ weight: 2 }],
    goods: [{ name: 'Loa', price: 1000, count: 1, link: 'javascript:alert(1)' }],
  })
  await expect(quote.form.getByText('Báo giá được chia sẻ với bạn')).toBeVisible()
  await expect(quote.form.locator('img[src="x"]')).toHaveCount(0)
  await quote.form.getByRole('button', { name: 'Mở với giá hôm nay' }).click()
  await expect(quote.message).toHaveValue(/<img src=x onerror=alert\(1\)> Số tài khoản 0123/)
  await expect(quote.form.getByText('Dòng nhỏ là giá'), 'the link has no prices').toHaveCount(0)
  await expect(quote.form.locator('a[href^="javascript"]')).toHaveCount(0)
  await expect(page).not.toHaveURL(/#quote/)
  await open({ parcels: [{ weight: 2 }] }, [{ name: 'Đường bay', total: 1000, currency: 'VND' }])
  await quote.form.getByRole('button', { name: 'Mở với giá hôm nay' }).click()
  await expect(quote.service('Đường bay')).toContainText(/Trước: 1\.000\s₫/)
  await expect(quote.form.getByText('Dòng nhỏ là giá')).toBeVisible()
})
