import type { Locator, Page } from '@playwright/test'
import { png } from '../../../testing/png.ts'

/** The editor of a rich text, by the name of its field. */
export function editorPage(page: Page, name: string) {
  const surface = page.getByRole('textbox', { name, exact: true })
  const tools = page.getByRole('toolbar', { name: 'Công cụ soạn thảo' })
  return {
    surface,
    tools,
    tool: (label: string): Locator => tools.getByRole('button', { name: label, exact: true }),
    table: page.getByRole('toolbar', { name: 'Bảng', exact: true }),
    textColors: page.getByRole('menu', { name: 'Màu chữ', exact: true }),
    picture: page.getByRole('group', { name: 'Ảnh trong bài' }),
    link: page.getByRole('dialog', { name: 'Liên kết' }),
    button: (label: string): Locator => page.getByRole('button', { name: label, exact: true }),
    /** Dispatches a paste event with the given clipboard data. */
    async paste(kinds: Readonly<Record<string, string>>, count = 0) {
      const drawn = [...png(40, 30, (x, y) => ((x * 6) << 16) | ((y * 8) << 8) | 0x85)]
      await surface.evaluate(
        (element, { data, pictures, bytes }) => {
          const clipboardData = new DataTransfer()
          for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
          for (let n = 0; n < pictures; n++)
            clipboardData.items.add(new File([new Uint8Array(bytes)], `anh-${n}.png`, { type: 'image/png' }))
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        },
        { data: kinds, pictures: count, bytes: drawn },
      )
    },
  }
}
