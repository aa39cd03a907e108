import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

const silent = '<p>Xem <a href="/khong-co-bai-nay">bài này</a>.</p><img src="/files/x"><p>Hết.</p>'

test('lists the issues of a record in its form, links to the fields and fixes loose diacritics', async ({
  page,
  backEnd,
}) => {
  const list = listPage(page, guide)
  const form = formPage(page, guide)
  await page.route('**/api/guide/id/*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const fields = { title: 'Phi\u0301 ship', meta_title: 'Phí', image: '', content: silent }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...fields } } })
  })
  await page.route('**/files/x', (route) => route.fulfill({ status: 204 }))
  await list.open()
  await list.openRow((await list.names.first().textContent()) ?? '')
  const issue = (label: string) => form.form.getByRole('button', { name: label })
  const issues = [
    'Ảnh đại diện: chưa có ảnh.',
    'Nội dung: 1 ảnh chưa có lời mô tả',
    'Nội dung: chưa thấy trang nào có địa chỉ “khong-co-bai-nay”.',
    'Tiêu đề: có dấu gõ rời',
  ]
  for (const label of issues) await expect(issue(label)).toBeVisible()
  await expect(form.form.getByText('Còn 4 điều nên xem lại.')).toBeVisible()
  await issue('Ảnh đại diện: chưa có ảnh.').click()
  await expect(form.input('image').locator('[data-path=image]')).toBeFocused()
  await issue('chưa thấy trang nào').click()
  await expect(form.input('content')).toBeFocused()
  await form.form.getByRole('button', { name: 'Sửa dấu giúp tôi' }).click()
  await expect(form.input('title')).toHaveValue('Phí ship')
  await expect(form.changed(1)).toBeVisible()
  await expect(issue('Tiêu đề: có dấu gõ rời')).toBeHidden()
  const calls = await backEnd.controls.calls('/api/guide/slug/khong-co-bai-nay')
  expect(calls).toHaveLength(1)
})

test('checks all records page by page in a view that can be stopped, filtered and reopened', async ({
  page,
  backEnd,
}) => {
  const list = listPage(page, guide)
  const form = formPage(page, guide)
  await list.open()
  await list.openTab('Chưa sẵn sàng')
  await expect(page).toHaveURL('/guides?view=unready')
  const found = list.main.getByRole('list', { name: 'Chưa sẵn sàng' }).locator('> li')
  await expect(found.first()).toBeVisible()
  await expect(found.filter({ hasText: 'chưa có ảnh.' }).first()).toBeVisible()
  await list.main.getByRole('button', { name: 'Dừng' }).click()
  await expect(list.main.getByText(/^Đã dừng ở \d+ \/ \d+\.$/)).toBeVisible()
  const calls = await backEnd.controls.calls()
  const reads = calls.filter(({ path }) => path.startsWith('/api/guide/id/')).length
  // The absence of further calls has no event.
  await page.waitForTimeout(600)
  const readsAfterStop = (await backEnd.controls.calls()).filter(({ path }) =>
    path.startsWith('/api/guide/id/'),
  ).length
  expect(readsAfterStop, 'stopped is stopped').toBe(reads)
  await list.main.getByRole('combobox', { name: 'Thiếu gì' }).selectOption('noPicture')
  await expect(page).toHaveURL('/guides?view=unready&lack=noPicture')
  await page.reload()
  await expect(list.main.getByRole('combobox', { name: 'Thiếu gì' })).toHaveValue('noPicture')
  await expect(found.first()).toContainText('Ảnh đại diện: chưa có ảnh.')
  const name = (await found.first().getByRole('link').textContent()) ?? ''
  await found.first().getByRole('link').click()
  await expect(form.input('title')).toHaveValue(name)
  await page.goBack()
  await expect(page).toHaveURL('/guides?view=unready&lack=noPicture')
  await expect(found.first()).toBeVisible()
})

test('resumes a failed check where it stopped', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(/^Failed to load resource/)
  const list = listPage(page, guide)
  await backEnd.controls.fault({ path: '/api/guide/id/*', status: 403, times: 1 })
  await page.goto('/guides?view=unready')
  await expect(list.main.getByText(/^Chưa xem hết được: mới tới 0 \/ \d+\./)).toBeVisible()
  await list.main.getByRole('button', { name: 'Xem lại từ đầu' }).click()
  await expect(list.main.getByText(/^Đang xem [1-9]/)).toBeVisible()
})

test('loads its code only when it is opened', async ({ page }) => {
  const list = listPage(page, guide)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await list.open()
  // The absence of requests has no event.
  await page.waitForTimeout(1000)
  // The code of the editor comes when the list is idle.
  expect(scripts.filter((path) => /content-check|preview/.test(path))).toEqual([])
  await list.openTab('Chưa sẵn sàng')
  await expect(list.main.getByRole('combobox', { name: 'Thiếu gì' })).toBeVisible()
  expect(scripts.filter((path) => /\/assets\/content-check-screen-.*\.js/.test(path))).toHaveLength(1)
  expect(scripts.filter((path) => /preview/.test(path))).toEqual([])
})
