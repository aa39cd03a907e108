import type { Page, Response } from '@playwright/test'
import { readRows } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { brand } from '#resources/brand.ts'
import { contact } from '#resources/contact.ts'
import { feedback } from '#resources/feedback.ts'
import { price } from '#resources/price.ts'
import { product } from '#resources/product.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { homePage } from './pages/home-page.ts'

test('shows what waits, a few numbers, recent records and the newest feedback', async ({ page, backEnd }) => {
  const home = homePage(page)
  await listPage(page, brand).open()
  const [name = ''] = await listPage(page, brand).names.allTextContents()
  await listPage(page, brand).openRow(name)
  await expect(formPage(page, brand).input('name')).toHaveValue(name)
  await backEnd.controls.clearCalls()
  await watchShifts(page)
  const [fresh, week, sold] = [
    responseOf(page, contact, 'status=new'),
    responseOf(page, contact, 'page=100'),
    responseOf(page, product, 'active=true'),
  ]
  await home.open()

  const requests = home.work('Yêu cầu mới')
  await expect(requests).toContainText(inVietnamese(totalIn(contact, await (await fresh).json())))
  await expect(requests).toContainText(/Lâu nhất chờ \d+ (phút|giờ|ngày): /)
  await expect(home.work('Bảng giá hệ thống còn khoảng trống')).toContainText(/\d+–\d+ kg/)
  await expect(home.work('Hướng dẫn chưa sẵn sàng')).toContainText(/Chưa có ảnh: \d/)
  await expect(home.tile('Yêu cầu trong 7 ngày qua')).toContainText(
    new RegExp(`\\D${lastWeek(await (await week).json())}\\D`),
  )
  await expect(home.tile('Sản phẩm: đang bán')).toContainText(
    inVietnamese(totalIn(product, await (await sold).json())),
  )
  await expect(home.tile('Tỉ giá JPY sang VND')).toContainText(/\d/)
  await expect(home.card('Phản hồi mới nhất').getByRole('listitem')).toHaveCount(4)
  await expect(home.recent.getByRole('listitem').first()).toHaveText(new RegExp(`^${name}`))
  await expect(shell(page).main).not.toContainText('/api/')
  const reads = (await backEnd.controls.calls('/api/*')).filter(({ method }) => method === 'GET')
  // With those of the frame: the profile and the badges.
  expect(reads.length, 'the home page stays cheap').toBeLessThanOrEqual(14)
  expect(await shifts(page), 'nothing moves while it comes').toBeLessThanOrEqual(0.02)

  await requests.getByRole('link', { name: 'Trả lời' }).click()
  await expect(page).toHaveURL(/\/requests\?/)
})

test('shows and retries failed parts without affecting the others', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const home = homePage(page)
  for (const path of ['/api/feedbacks', price.operations.list.path, '/api/appsetting'])
    await backEnd.controls.fault({ path, status: 500, times: 0 })
  await home.open()
  const broken = 'Phản hồi mới nhất'
  await expect(home.card(broken).getByRole('alert')).toContainText(`Chưa xem được ${feedback.title}.`)
  await expect(home.waiting.getByRole('alert')).toContainText(
    'Chưa xem được Bảng giá hệ thống có thiếu khoảng nào không.',
  )
  await expect(home.work('Yêu cầu mới')).toBeVisible()
  const tile = shell(page).main.getByRole('alert').filter({ hasText: 'Tỉ giá JPY sang VND' })
  await expect(tile).toBeVisible()
  await backEnd.controls.clearFaults()
  await home.retryIn('Việc đang chờ').click()
  await expect(home.work('Bảng giá hệ thống còn khoảng trống')).toBeVisible()
  await tile.getByRole('button', { name: 'Thử lại' }).click()
  await expect(home.tile('Tỉ giá JPY sang VND')).toContainText(/\d/)
  await home.retryIn(broken).click()
  await expect(home.card(broken).getByRole('listitem')).toHaveCount(4)
})

const inVietnamese = (total: number) => new Intl.NumberFormat('vi-VN').format(total)

/** The next response of a list whose query has a part. */
function responseOf(page: Page, resource: Resource, part: string): Promise<Response> {
  const path = resource.operations.list?.path ?? ''
  return page.waitForResponse((one) => one.url().includes(`${path}?`) && one.url().includes(part))
}

/** The number of records in a response of the last seven days, today among them. */
function lastWeek(body: unknown): number {
  const { rows = [] } = readRows(contact.envelope, body) ?? {}
  const dayOf = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })
  const first = dayOf(Date.now() - 6 * 86_400_000)
  return rows.filter((row) => dayOf(Date.parse(readText(row.created_at))) >= first).length
}

function totalIn(resource: Resource, body: unknown): number {
  const envelope = resource.operations.list?.envelope ?? resource.envelope
  return resource.pagination.read(readRows(envelope, body)?.pagination).total ?? 0
}

/** Sums the layout shift of later page loads. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shifts = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
