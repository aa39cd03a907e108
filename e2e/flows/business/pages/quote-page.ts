import { expect, type Page } from '@playwright/test'

type Side = 'Cân nặng' | 'Dài' | 'Rộng' | 'Cao'

/** The quote screen. */
export function quotePage(page: Page) {
  const form = page.getByRole('form', { name: 'Tính giá' })
  const box = (name: string) => form.getByRole('textbox', { name, exact: true })
  return {
    form,
    box,
    parcel: (n: number, side: Side) => box(`${side}, kiện ${n}`),
    submit: form.getByRole('button', { name: 'Tính giá' }),
    clear: form.getByRole('button', { name: 'Làm lại từ đầu' }),
    service: (name: string) => form.getByRole('row').filter({ hasText: name }),
    /** The mark of the cheapest service, which is there once all are priced. */
    cheapest: form.getByText('Rẻ nhất').first(),
    why: form.locator('summary').filter({ hasText: /^Vì sao/ }),
    /** Opens fields that the usual quote leaves as they are. */
    openMore: (
      title: 'Loại hàng, giá trị' | 'Người nhận, mã khách hàng' | 'Dịch vụ thêm' | 'Hiện giá bằng',
    ) => form.locator('summary').filter({ hasText: title }).click(),
    language: form.getByRole('combobox', { name: 'Ngôn ngữ của khách' }),
    message: box('Lời nhắn'),
    /** The total beside the buttons of the message. */
    messageTotal: form.locator('[data-message-total]'),
    /** The amounts that have changed since their lines of the message were edited. */
    changedAmounts: form.getByRole('list', { name: 'Đã đổi sau khi bạn sửa' }).getByRole('listitem'),
    copy: form.getByRole('button', { name: 'Chép lời nhắn' }),
    quotes: form.getByRole('list', { name: 'Báo giá đã lưu' }).getByRole('button', { name: /kiện/ }),
    /** The stored form and quotes of this browser, as JSON. */
    storedText: () =>
      page.evaluate(
        () =>
          new Promise<string>((done, failed) => {
            const opening = indexedDB.open('ben-kept')
            opening.addEventListener('error', failed)
            opening.addEventListener('success', () => {
              const reading = opening.result.transaction('kept').objectStore('kept').getAll()
              reading.addEventListener('success', () => {
                opening.result.close()
                done(JSON.stringify(reading.result))
              })
            })
          }),
      ),
    async open() {
      await page.goto('/calculator')
      await expect(box('Cân nặng, kiện 1')).toBeVisible()
    },
    /** Chooses an action of the newest stored quote. */
    async chooseOfFirst(action: string) {
      await form
        .getByRole('button', { name: /^Thao tác với/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    async pick(name: 'Khách hàng' | 'Người nhận', query: string) {
      await form.getByRole('combobox', { name, exact: true }).fill(query)
      await page.getByRole('listbox').getByRole('option', { name: query }).first().click()
    },
  }
}
