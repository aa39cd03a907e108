import { readFile } from 'node:fs/promises'
import papa from 'papaparse'
import { brand } from '#resources/brand.ts'
import { unit } from '#resources/unit.ts'
import { chooseFrom } from '../../pages/choose-from.ts'
import { formPage } from '../../pages/form-page.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'

test('selects rows across pages by mouse and keyboard, and clears the selection', async ({ page }) => {
  const list = listPage(page, unit)
  const bulk = bulkActionsPage(page, unit)
  await list.open({ size: '5' })
  const [first = '', second = '', third = ''] = await list.names.allTextContents()
  await bulk.box(first).check()
  await bulk.box(third).click({ modifiers: ['Shift'] })
  await expect(bulk.box(second)).toBeChecked()
  await expect(bulk.status).toHaveText('Đã chọn 3')
  await expect(bulk.pageBox).toHaveJSProperty('indeterminate', true)
  await list.next.click()
  await expect(list.row(first)).toHaveCount(0)
  await list.waitUntilLoaded()
  await list.names.first().focus()
  await page.keyboard.press('Space')
  await expect(bulk.status).toHaveText('Đã chọn 4 (3 ở trang khác)')
  await list.column(unit.label).getByRole('button').click()
  // The rows of before are shown until the ordered ones arrive, and would be the page that is ticked.
  await expect(list.column(unit.label)).toHaveAttribute('aria-sort', 'ascending')
  await list.waitUntilLoaded()
  await expect(bulk.status).toContainText('Đã chọn 4')
  await bulk.pageBox.check()
  const offer = bulk.bar.getByRole('button', { name: /^Chọn cả \d+ kết quả$/ })
  const total = /\d+/.exec((await offer.textContent()) ?? '')?.[0] ?? ''
  await offer.click()
  await expect(bulk.status).toContainText(`Đã chọn ${total}`)
  await expect(offer).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bulk.bar).toBeHidden()
  await expect(bulk.pageBox).not.toBeChecked()
})

test('switches many records off, retries the rejected one and undoes all', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { controls } = backEnd
  const list = listPage(page, unit)
  const bulk = bulkActionsPage(page, unit)
  await list.open({ active: 'true', size: '5' })
  const names = await list.names.allTextContents()
  const [refused = ''] = names.slice(1)
  const id = await list.row(refused).getAttribute('data-id')
  await controls.fault({ path: `/api/unit/update/${id}`, status: 409, body: { message: 'Đang dùng' } })
  await controls.fault({ path: '/api/unit/update/*', delay: 1500, times: 4 })
  await bulk.pageBox.check()
  await bulk.action('Tắt').click()
  await expect(bulk.bar).toBeHidden()
  await shell(page).navigation.getByRole('link', { name: brand.title }).click()
  await bulk.leave.getByRole('button', { name: 'Ở lại' }).click()
  await expect(bulk.outcome).toHaveText('Xong 4 mục, 1 mục chưa được.')
  await expect(bulk.failed).toContainText([refused])
  for (const name of names.slice(2)) await expect(list.row(name)).toHaveCount(0)
  await controls.clearCalls()
  await bulk.after('Thử lại các mục lỗi').click()
  await expect(bulk.outcome).toHaveText('Xong 5 mục.')
  expect((await controls.calls(`/api/unit/update/${id}`)).map(({ method }) => method)).toEqual(['PUT'])
  await bulk.after('Hoàn tác').click()
  await expect(bulk.outcome).toHaveText('Đã hoàn tác 5 mục.')
  await expect(list.names).toHaveText(names)
  await bulk.after('Đóng kết quả').click()
  await expect(bulk.panel).toBeHidden()
  await expect(bulk.pageBox).toBeFocused()
})

test('deletes many records after an undo, and reconciles a lost response', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { controls } = backEnd
  const list = listPage(page, unit)
  const bulk = bulkActionsPage(page, unit)
  await list.open({ size: '20' })
  const names = (await list.names.allTextContents()).slice(0, 7)
  const deletes = async () => (await controls.calls()).filter(({ method }) => method === 'DELETE')
  const remove = async () => {
    await bulk.box(names[0] ?? '').check()
    await bulk.box(names[6] ?? '').click({ modifiers: ['Shift'] })
    await bulk.action('Xóa…').click()
    await expect(bulk.question).toContainText(`“${names[0]}”`)
    await expect(bulk.question).toContainText('và 2 mục khác')
    await bulk.question.getByRole('button', { name: 'Xóa 7 mục' }).click()
    for (const name of names) await expect(list.row(name)).toHaveCount(0)
  }
  await remove()
  await shell(page).undo.click()
  for (const name of names) await expect(list.row(name)).toHaveCount(1)
  expect(await deletes()).toEqual([])
  const id = await list.row(names[2] ?? '').getAttribute('data-id')
  await controls.fault({ path: `/api/unit/delete/${id}`, status: 502 })
  await remove()
  await shell(page).close.click()
  await expect(bulk.outcome).toHaveText('Xong 6 mục, 1 mục chưa được.')
  await expect(bulk.failed).toContainText([names[2] ?? ''])
  await expect(list.row(names[2] ?? '')).toHaveCount(1)
  await controls.clearCalls()
  await bulk.after('Thử lại các mục lỗi').click()
  await expect(bulk.outcome).toHaveText('Xong 7 mục.')
  const calls = await controls.calls()
  const [looked, sent] = calls.filter((call) => call.path.endsWith(id ?? '?'))
  expect([looked?.method, sent?.method]).toEqual(['GET', 'DELETE'])
  await expect(list.row(names[2] ?? '')).toHaveCount(0)
})

test('saves, opens, renames and sets as default a view, shares it with the team, hides it and deletes it there', async ({
  page,
}) => {
  const list = listPage(page, brand)
  const bulk = bulkActionsPage(page, brand)
  await list.open({ active: 'true', sort: 'name' })
  await page.getByRole('button', { name: 'Cột và độ cao dòng' }).click()
  await page.getByRole('checkbox', { name: 'Vị trí' }).uncheck()
  await page.keyboard.press('Escape')
  await bulk.openViews()
  const name = bulk.views.getByRole('textbox', { name: 'Tên cách xem đang mở' })
  await name.fill('Đang bán')
  await name.press('Enter')
  await name.fill('Đang bán')
  await name.press('Enter')
  await expect(bulk.views).toContainText('Tên này đã có rồi.')
  const named = bulk.views.getByRole('textbox', { name: 'Tên của Đang bán' })
  await named.fill('Bán chạy')
  await named.press('Enter')
  await bulk.views.getByRole('button', { name: 'Xong' }).click()
  await page.getByRole('button', { name: 'Cột và độ cao dòng' }).click()
  await page.getByRole('checkbox', { name: 'Vị trí' }).check()
  await page.goto(hrefOf(brand))
  await expect(list.column('position')).toBeVisible()
  await list.openTab('Bán chạy')
  await expect(page).toHaveURL(/\/brands\?active=true&sort=name$/)
  await expect(list.column('position')).toHaveCount(0)
  await bulk.openViews()
  await bulk.views.getByRole('checkbox', { name: 'Mở đầu tiên: Bán chạy' }).check()
  await bulk.views.getByRole('button', { name: 'Chia Bán chạy cho cả nhóm' }).click()
  await expect(bulk.views.getByRole('textbox', { name: 'Tên cách xem của nhóm: Bán chạy' })).toBeFocused()
  await page.goto(hrefOf(brand))
  await expect(page).toHaveURL(/\/brands\?active=true&sort=name$/)
  await list.openTab('Tất cả')
  await expect(page).toHaveURL(/\/brands\?view=all$/)
  await page.reload()
  await list.waitUntilLoaded()
  await expect(list.tab('Tất cả')).toHaveAttribute('aria-current', 'page')
  // As in another browser: only the settings record has the view.
  await page.evaluate(() => localStorage.clear())
  await page.goto(hrefOf(brand))
  await expect(list.tab('Bán chạy')).toBeVisible()
  await list.openTab('Bán chạy')
  await expect(page).toHaveURL(/\/brands\?active=true&sort=name$/)
  await expect(list.column('position')).toHaveCount(0)
  await list.main.getByRole('button', { name: 'Ẩn Bán chạy với riêng tôi' }).click()
  await expect(list.tab('Bán chạy')).toHaveCount(0)
  await bulk.openViews()
  await chooseFrom(page, bulk.views.getByRole('button', { name: 'Thao tác với Bán chạy' }), 'Xóa khỏi nhóm')
  await expect(bulk.views.getByRole('status')).toContainText('Đã xóa “Bán chạy” khỏi nhóm.')
  await bulk.views.getByRole('button', { name: 'Xong' }).click()
  await list.openTab('Tất cả')
  await page.reload()
  await list.waitUntilLoaded()
  await expect(list.tab('Bán chạy')).toHaveCount(0)
})

test('exports the filtered list page by page and resumes after a failed page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, brand)
  await page.goto(hrefOf(brand, { edit: 'new' }))
  await form.fill('name', '=1+2, "Bến"')
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  const list = listPage(page, brand)
  const bulk = bulkActionsPage(page, brand)
  await list.open({ active: 'true' })
  const [, total = 0] = ((await list.pager.getByText(' trong ').textContent()) ?? '')
    .split(' trong ')
    .map(Number)
  // The back-end returns at most ten rows a page, and one page fails at first.
  let failures = 3
  await page.route('**/api/brand/search?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('page', '10')
    if (url.searchParams.get('pages') !== '2' || failures-- <= 0) return route.continue({ url: url.href })
    return route.fulfill({ status: 503, json: { message: 'x' } })
  })
  await bulk.openExport()
  await expect(bulk.export).toContainText('bộ lọc đang mở')
  await bulk.export.getByRole('radio', { name: 'CSV' }).check()
  await bulk.export.getByRole('button', { name: 'Xuất', exact: true }).click()
  await expect(bulk.export).toContainText(`Mới tải được 10 / ${total}`)
  const downloading = page.waitForEvent('download')
  await bulk.export.getByRole('button', { name: 'Tiếp tục' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Thương hiệu \d{4}-\d\d-\d\d\.csv$/)
  await expect(bulk.export).toContainText(`Đã xuất ${total} mục`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeffid,Tên thương hiệu,Logo')).toBe(true)
  const { data } = papa.parse<Record<string, string>>(text.slice(1), { header: true })
  expect(data).toHaveLength(total)
  expect(new Set(data.map(({ id }) => id)).size).toBe(total)
  expect(data.map((row) => row['Tên thương hiệu'])).toContain(`'=1+2, "Bến"`)
  expect(new Set(data.map((row) => row['Đang dùng']))).toEqual(new Set(['Bật']))
})
