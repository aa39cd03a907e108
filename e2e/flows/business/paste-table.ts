import type { Page } from '@playwright/test'

/** Dispatches the paste of copied cells over a page: a test may not use the clipboard of the machine. */
export async function pasteTable(page: Page, lines: readonly string[]): Promise<void> {
  // The screen that takes them is there.
  await page.getByRole('button', { name: /Chọn tệp Excel|Nhập · Xuất/ }).waitFor()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, lines.join('\n'))
}
