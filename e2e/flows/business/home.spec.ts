import type { Page, Response } from '@playwright/test'
import { readRows } from '#descriptor/envelope.ts'
import { readPage } from '#descriptor/pagination.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { brand } from '#resources/brand.ts'
import { color } from '#resources/color.ts'
import { contact } from '#resources/contact.ts'
import { feedback } from '#resources/feedback.ts'
import { resources } from '#resources/table.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'
import { homePage } from './pages/home-page.ts'

test('shows recent records, drafts and the same totals as the lists', async ({ page, backEnd }) => {
  const home = homePage(page)
  const form = formPage(page, contact)
  await page.goto(formHrefOf(contact, null))
  await form.fill('name', 'Khách Mới Đến')
  await form.fill('subject', 'Hỏi phí gửi')
  await form.fill('content', 'Gửi 3 kg hết bao nhiêu?')
  await saveForm(page, form, contact.operations.create)
  await listPage(page, brand).open()
  const [name = ''] = await listPage(page, brand).names.allTextContents()
  await listPage(page, brand).openRow(name)
  await expect(formPage(page, brand).input('name')).toHaveValue(name)
  await backEnd.controls.clearCalls()
  await watchShifts(page)
  const totals = totalsOf(page)
  const byDay = countedByDay(page, 14)
  await home.open()

  const newest = home.card(`Mới nhất: ${contact.title}`)
  await expect(newest.getByRole('listitem')).toHaveCount(5)
  await expect(newest.getByRole('listitem').first()).toHaveText(/Khách Mới Đến.*Mới.*Hỏi phí gửi/)
  await expect(newest).toContainText('GET /api/contact')
  await expect(home.card(`Mới nhất: ${feedback.title}`).getByRole('listitem')).toHaveCount(5)
  const requests = await backEnd.controls.calls('/api/contact')
  expect(requests[0]?.query).toMatchObject({ sort: ['-created_at'], page: ['5'] })
  await expect(home.recent.getByRole('listitem').first()).toHaveText(new RegExp(`^${name}`))

  const days = home.card(`${contact.title}: 14 ngày qua`)
  const counts = (await byDay).map((count) => new RegExp(`\\D${count}$`))
  await expect(days.getByRole('listitem')).toHaveText(counts)

  const unfinished = home.card('Nội dung còn thiếu')
  await expect(unfinished.getByRole('listitem').first()).toContainText(/Chưa có/)
  await expect(unfinished.getByRole('link', { name: 'Hướng dẫn', exact: true })).toHaveAttribute(
    'href',
    '/guides?view=unready',
  )
  await home.tile(brand.title).scrollIntoViewIfNeeded()
  for (const { title, operations } of resources) {
    if (!operations.list) continue
    const { path } = operations.list
    await expect(home.tile(title)).toHaveAttribute('title', `GET ${path}`)
    await expect.poll(() => totals.has(path), path).toBe(true)
    await expect(home.tile(title)).toHaveText(`${title}${inVietnamese(totals.get(path) ?? -1)}`)
  }
  expect(await shifts(page), 'nothing moves while it comes').toBeLessThanOrEqual(0.02)
  await home.recent.getByRole('link', { name }).click()
  await expect(formPage(page, brand).input('name')).toHaveValue(name)
})

test('shows and retries a failed tile without affecting the others', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const home = homePage(page)
  const broken = `Mới nhất: ${feedback.title}`
  await backEnd.controls.fault({ path: '/api/feedbacks', status: 500, times: 0 })
  await backEnd.controls.fault({ path: '/api/color*', status: 500, times: 0 })
  await home.open()
  await expect(home.card(broken).getByRole('alert')).toContainText(feedback.searchFailed)
  await expect(home.card(`Mới nhất: ${contact.title}`).getByRole('listitem')).toHaveCount(5)
  await home.tile(brand.title).scrollIntoViewIfNeeded()
  const uncounted = page.getByRole('navigation', { name: 'Mọi phần' }).getByRole('alert')
  await expect(uncounted).toContainText(`Chưa đếm được.`)
  await expect(uncounted).toContainText(color.title)
  await expect(home.tile(brand.title)).toHaveText(/\d$/)
  await backEnd.controls.clearFaults()
  await uncounted.getByRole('button', { name: 'Thử lại' }).click()
  await expect(uncounted).toHaveCount(0)
  await expect(home.tile(color.title)).toHaveText(/\d$/)
  await home.retryIn(broken).click()
  await expect(home.card(broken).getByRole('listitem')).toHaveCount(5)
})

const inVietnamese = (total: number) => new Intl.NumberFormat('vi-VN').format(total)

/** Collects the totals of later list responses with one row, by path. */
function totalsOf(page: Page): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  const lists = resources.filter(({ operations }) => operations.list)
  const read = async (answer: Response) => {
    const { pathname, searchParams } = new URL(answer.url())
    const resource = lists.find(({ operations }) => operations.list?.path === pathname)
    if (!resource || searchParams.get(resource.pagination.size) !== '1') return
    totals.set(pathname, totalIn(resource, await answer.json()))
  }
  page.on('response', (answer) => void read(answer).catch(() => undefined))
  return totals
}

/** The number of enquiries in the page's responses for each of the last days, today last. */
async function countedByDay(page: Page, count: number): Promise<readonly number[]> {
  const answer = await page.waitForResponse((one) => /\/api\/contact\?.*page=100/.test(one.url()))
  const { rows = [] } = readRows(contact.envelope, await answer.json()) ?? {}
  const dayOf = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })
  const made = rows.map((row) => dayOf(Date.parse(readText(row.created_at))))
  return Array.from({ length: count }, (_, at) => {
    const day = dayOf(Date.now() - (count - 1 - at) * 86_400_000)
    return made.filter((one) => one === day).length
  })
}

function totalIn(resource: Resource, body: unknown): number {
  const envelope = resource.operations.list?.envelope ?? resource.envelope
  return readPage(resource.pagination, readRows(envelope, body)?.pagination).total
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
