import { expect, type Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'

/** An inbox: the list of records and the pane of the open one. */
export function inboxPage(page: Page, resource: Resource) {
  const main = page.getByRole('main')
  const list = main.getByRole('region', { name: resource.title, exact: true })
  const unsent = page.getByRole('dialog', { name: 'Lời đáp chưa đến khách' })
  const pane = main.getByRole('region', { name: 'Nội dung đang đọc' })
  return {
    main,
    list,
    pane,
    rows: list.getByRole('listitem'),
    row: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    tab: (label: string) =>
      main.getByRole('navigation', { name: 'Kiểu xem' }).getByRole('link', { name: new RegExp(`^${label}`) }),
    order: (words: string) => main.getByRole('button', { name: `Thứ tự: ${words}` }),
    search: main.getByRole('searchbox'),
    arrived: list.getByRole('button', { name: /mới$/ }),
    /** The name of the customer in the pane. */
    writer: (name: string) => pane.getByText(name, { exact: true }),
    answer: pane.getByRole('textbox', { name: /^Lời đáp cho / }),
    template: (name: string) => pane.getByRole('button', { name, exact: true }),
    remark: pane.getByRole('button', { name: 'Ghi lại' }),
    notes: pane.getByRole('list', { name: 'Ghi chú của nhân viên' }),
    finish: pane.getByRole('button', { name: 'Xong, mục sau' }),
    /** The question about an answer that was not sent. */
    unsent: { dialog: unsent, keep: unsent.getByRole('button', { name: 'Giữ làm ghi chú' }) },
    /** The parts of the open record that a notice lies over. */
    covered: () =>
      pane.evaluate((open) => {
        const notices = [...document.querySelectorAll('[data-notices] [id^=notice-]')]
          .map((one) => one.getBoundingClientRect())
          // The older ones are visually hidden.
          .filter(({ height }) => height > 1)
        const parts = open.querySelectorAll('article, section, button, a')
        return [...parts]
          .filter((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect()
            return notices.some(
              (one) => one.top < bottom && top < one.bottom && one.left < right && left < one.right,
            )
          })
          .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`)
      }),
    back: pane.getByRole('button', { name: 'Danh sách' }),
    async open(parameters: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams(parameters)
      await page.goto(query.size > 0 ? `${resource.path}?${query}` : resource.path)
      await expect(list.getByRole('listitem').first()).toBeVisible()
    },
  }
}
