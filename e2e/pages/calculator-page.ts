import { expect, type Page } from '@playwright/test'

type Side = 'Cân nặng' | 'Dài' | 'Rộng' | 'Cao'

/** The quote desk. */
export function calculatorPage(page: Page) {
  const desk = page.getByRole('form', { name: 'Tính giá' })
  const box = (name: string) => desk.getByRole('textbox', { name, exact: true })
  return {
    desk,
    box,
    parcel: (n: number, side: Side) => box(`${side}, kiện ${n}`),
    ask: desk.getByRole('button', { name: 'Tính giá' }),
    clear: desk.getByRole('button', { name: 'Làm lại từ đầu' }),
    service: (name: string) => desk.getByRole('row').filter({ hasText: name }),
    chart: desk.getByRole('img', { name: /^Giá từng dịch vụ/ }),
    why: desk.getByRole('heading', { name: /^Vì sao/ }),
    message: box('Lời nhắn'),
    quotes: desk.getByRole('list', { name: 'Báo giá gần đây' }).getByRole('button'),
    /** What this browser has written down of the desk and its quotes, as text. */
    kept: () =>
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
    async pick(name: 'Khách hàng' | 'Người nhận', words: string) {
      await desk.getByRole('combobox', { name, exact: true }).fill(words)
      await page.getByRole('listbox').getByRole('option').first().click()
    },
  }
}
