import { brand } from '#resources/brand.ts'
import { hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import type { TourPage } from '../tour-page.ts'

const rowHead = { role: 'rowheader' }

export const listSteps: readonly Step[] = [
  [
    'a list: rows, search, the next page',
    async (page) => {
      await page.open(hrefOf(brand))
      const first = await page.see({ role: 'link', within: rowHead })
      const before = await page.count(rowHead)
      await page.write({ role: 'searchbox' }, first)
      await page.until(
        'the search finds the row',
        () => page.count(rowHead),
        (count) => count > 0 && count < before,
      )
      await page.press('Escape')
      await page.until(
        'Escape empties the search',
        () => page.count(rowHead),
        (count) => count === before,
      )
      await page.open(`${hrefOf(brand)}?size=7`)
      const second = await page.see({ ...rowHead, at: 1 })
      await page.click({ role: 'button', name: 'Trang sau' })
      await page.see({ ...rowHead, at: 1 }, (name) => name !== second)
    },
  ],
  [
    'selecting rows by mouse and keyboard',
    async (page) => {
      await page.open(hrefOf(brand))
      const box = { role: 'checkbox', name: '~^Chọn (?!cả)' }
      await page.click({ ...box, at: 0 })
      await page.click({ ...box, at: 2 })
      await page.holds('two rows are selected', selected(2))
      await page.run(`${page.found({ ...box, at: 1 })}.focus()`)
      await page.press(' ')
      await page.holds('Space selects a third', selected(3))
    },
  ],
  ['dates are spelt alike', datesAlike],
]

const selected = (count: number) =>
  `document.querySelectorAll('tbody input[type=checkbox]:checked').length === ${count}`

/** The browsers' short date styles differ: a date in a row has two digits each and four for the year. */
async function datesAlike(page: TourPage) {
  await page.open(hrefOf(brand))
  await page.see(rowHead)
  await page.holds(
    'dates of rows',
    `[...document.querySelectorAll('tbody time')].every(({ textContent }) => !/\\d+\\/\\d+\\/\\d+/.test(textContent) || /\\b\\d\\d\\/\\d\\d\\/\\d{4}\\b/.test(textContent))`,
  )
}
