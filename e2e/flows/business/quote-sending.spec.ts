import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readRecord } from '#descriptor/envelope.ts'
import { appSetting } from '#resources/app-setting.ts'
import { contact } from '#resources/contact.ts'
import { passwordOf } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { Client } from '../../testing/client.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { inboxPage } from './pages/inbox-page.ts'
import { quotePage } from './pages/quote-page.ts'

const items = `Báo giá giúp mình:
1. Loa Sony https://item.rakuten.co.jp/loa ¥24.800
   40x30x20cm 3,2kg
2. Nồi cơm ¥18.500 35x28x25 4kg x2
3. Giày 9800円 30x20x12 1kg`

/** Counts the clicks of the user in the page, across its navigations without a load. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0'
    const { dataset } = document.documentElement
    addEventListener('pointerdown', () => (dataset['clicks'] = String(Number(dataset['clicks']) + 1)), true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']))
}

/** With plain spaces for those that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const contentOf = async (download: Promise<Download>) => readFile(await (await download).path())

test('sends the quote of a request: message in six clicks, picture, paper, file and link', async ({
  page,
  context,
  backEnd,
}) => {
  const client = await Client.at(backEnd.url)
  await client.signIn('admin', passwordOf('admin'))
  const name = `Khách ba món ${Date.now()}`
  await client.call('POST', '/api/contact', { name, content: items, kind: 'request', status: 'new' })
  const settings = readRecord((await client.call('GET', appSetting.operations.read.path)).body)
  const names = [{ vi: 'Bảo hiểm hàng', jp: '貨物保険', en: 'Cargo insurance' }]
  await client.call('PUT', appSetting.operations.save.path, { ...settings, quote_names: names })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [inbox, quote] = [inboxPage(page, contact), quotePage(page)]
  await inbox.open({ search: name })
  const clicks = await countClicks(page)

  await test.step('the message has the exact figures', async () => {
    await inbox.row(name).click()
    await inbox.pane.getByRole('link', { name: 'Báo giá', exact: true }).click()
    await quote.service('Đường bay').getByRole('radio').click()
    // Both are in sight beside the fields, however long the message is.
    await expect(quote.messageTotal).toBeInViewport({ ratio: 1 })
    await expect(quote.copy).toBeInViewport({ ratio: 1 })
    await quote.copy.click()
    await expect(shell(page).notice('Đã chép lời nhắn.')).toBeVisible()
    expect(await clicks()).toBeLessThanOrEqual(6)
    // Named beside the parcels, without a question before the message is copied.
    await expect(quote.form.getByText('tính như xếp chồng trong một kiện').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    // The fee of 5 % has the margin of 2 % in it, which the customer does not see; the rate is 168,5.
    expect(plain(copied).split('\n').slice(1, -1)).toEqual([
      '• Dịch vụ: Đường bay, 5–7 ngày',
      '• Kiện 1: 12,2 kg, 40 × 30 × 82 cm',
      '• Cân tính cước: 16,5 kg',
      '• Loa Sony: 4.178.800 ₫',
      '• Nồi cơm × 2: 6.234.500 ₫',
      '• Giày: 1.651.300 ₫',
      '• Phí mua hộ: 856.587 ₫',
      '• Cước quốc tế: 2.697.750 ₫',
      '• Phí xử lý hàng: 15.000 ₫',
      '• Bảo hiểm hàng: 120.646 ₫',
      'Tổng cộng: 15.754.583 ₫ (93.499 ¥)',
      expect.stringMatching(/^Giá có hiệu lực đến hết ngày/),
      'Chưa gồm: thuế nhập khẩu, phí giao tận nhà ở Việt Nam.',
    ])
    expect(copied).toMatch(
      new RegExp(`^Bến xin gửi quý khách ${name} báo giá gửi hàng ngày \\d\\d/\\d\\d/\\d{4}:`),
    )
    await expect(quote.service('Đường bay'), 'the freight of the message').toContainText(/2\.697\.750\s₫/)
  })

  await test.step('names what the settings do not translate into the language of the message', async () => {
    const warnings = quote.form.getByRole('button', { name: 'điều nên xem trước khi gửi' })
    await expect(warnings).toHaveCount(0)
    await quote.language.selectOption('jp')
    await expect(quote.message, 'the surcharge is translated').toHaveValue(/Đường bay[\s\S]*貨物保険/)
    await warnings.click()
    const dialog = page.getByRole('dialog', { name: 'Xem trước khi gửi' })
    await expect(dialog.getByRole('listitem')).toHaveText(/^Lời nhắn còn tên tiếng Việt: Đường bay\./)
    await expect(dialog.getByRole('link', { name: 'Mở cài đặt' })).toHaveAttribute('href', /tab=app/)
    await dialog.getByRole('button', { name: 'Đóng', exact: true }).click()
    await quote.message.fill((await quote.message.inputValue()).replace('Đường bay', '航空便'))
    await expect(warnings, 'the name was edited out of the message').toHaveCount(0)
    await quote.language.selectOption('vi')
    await expect(quote.message).toHaveValue(/Dịch vụ: Đường bay/)
    await expect(warnings).toHaveCount(0)
  })

  await test.step('an edited total stays, and its new amount is listed beside the message', async () => {
    await quote.message.fill((await quote.message.inputValue()).replace(/(?<=\nTổng cộng: ).*/, '9 ₫ thôi ạ'))
    await expect(quote.messageTotal).toHaveText('9 ₫ thôi ạ')
    await expect(quote.changedAmounts).toHaveCount(0)
    await quote.service('Đường biển').getByRole('radio').click()
    await expect(quote.message).toHaveValue(/Dịch vụ: Đường biển[\s\S]*Tổng cộng: 9 ₫ thôi ạ/)
    await expect(quote.changedAmounts).toHaveText([/^Tổng cộng: 15\.754\.583.₫ .*[\d.]+.₫/])
    await quote.service('Đường bay').getByRole('radio').click()
    await expect(quote.changedAmounts).toHaveCount(0)
  })

  await test.step('saves a picture of the quote', async () => {
    await quote.form.getByRole('button', { name: 'Ảnh', exact: true }).click()
    await page.getByRole('button', { name: 'Vẫn làm ảnh' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ảnh báo giá' })
    const drawn = dialog.getByRole('img', { name: /^Báo giá BG/ })
    await expect(drawn).toBeVisible()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Lưu ảnh' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^BG\d{6}-\w+\.png$/)
    const png = await contentOf(downloading)
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    const height = await drawn.evaluate((img: HTMLImageElement) => img.naturalHeight)
    // 720 CSS pixels with two device pixels each; the height follows the lines.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1440, height])
    expect(height).toBeGreaterThan(600)
    // A blank picture of this size has 10 kB.
    expect(png.length).toBeGreaterThan(30_000)
    await dialog.getByRole('button', { name: 'Đóng', exact: true }).click()
  })

  await test.step('prints the quote alone', async () => {
    await page.evaluate(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'))
    })
    await quote.form.getByRole('button', { name: 'In, PDF' }).click()
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(() => document.body.innerText)
    const lines = plain(printed).split(/\n+/)
    expect(lines.slice(0, 2)).toEqual(['Bến', expect.stringMatching(/^Báo giá BG/)])
    expect(lines.slice(-4)).toEqual([
      'Tổng cộng',
      '9 ₫ thôi ạ',
      expect.stringMatching(/^Giá có hiệu lực đến hết ngày/),
      'Chưa gồm: thuế nhập khẩu, phí giao tận nhà ở Việt Nam.',
    ])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('[data-paper]')).toHaveCount(0)
    // The browser's own command prints the screen: its result must not be cut by the column that scrolls.
    const result = page.locator('[data-result]')
    await expect(result).toBeVisible()
    expect(await result.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('the file brings back a deleted quote', async () => {
    const downloading = page.waitForEvent('download')
    await quote.form.getByRole('button', { name: 'Xuất ra tệp' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^bao-gia-\d{4}-\d\d-\d\d\.json$/)
    const file = await contentOf(downloading)
    await quote.chooseOfFirst('Xóa')
    await expect(quote.quotes).toHaveCount(0)
    await quote.form.getByRole('button', { name: 'Nhập từ tệp' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhập báo giá từ tệp' })
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Chọn tệp' }).click()
    await (await choosing).setFiles({ name: 'bao-gia.json', mimeType: 'application/json', buffer: file })
    await expect(dialog.getByText('1 báo giá mới')).toBeVisible()
    await expect(quote.quotes).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Nhập', exact: true }).click()
    await expect(quote.quotes).toHaveText([/^Khách ba món.*1 kiện, 12,2 kg · Đường bay 9 ₫ thôi ạ/])
  })

  await test.step('the link opens the quote on a new page', async () => {
    await quote.chooseOfFirst('Chép liên kết')
    await expect(page.getByText(/^Đã chép liên kết/)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await context.newPage()
    const shared = quotePage(other)
    await other.goto(link)
    await other.getByRole('button', { name: 'Mở với giá hôm nay' }).click()
    await expect(shared.box('Tên món 3')).toHaveValue('Giày')
    // The cheapest service with today's prices, and no edited total.
    await expect(shared.messageTotal).toHaveText(/^14\.381\.833/)
    expect(new URL(other.url()).hash).toBe('')
    await other.close()
  })
})
