import { contact } from '#resources/contact.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { shell } from '../../pages/shell.ts'
import type { Client } from '../../testing/client.ts'
import { expect, failedCalls } from '../fixtures.ts'
import { returnAfter } from '../return-after.ts'
import { testWithClient as test } from '../test-with-client.ts'
import { inboxPage } from './pages/inbox-page.ts'

let count = 0

/** Creates new requests of customers whose names begin alike; the last one is the newest. */
async function arrived(client: Client, names: readonly string[]) {
  const mark = `Khách ${process.pid}x${Date.now() % 1_000_000}x${++count}`
  const made = []
  for (const name of names) {
    const { body } = await client.call('POST', '/api/contact', {
      name: `${mark} ${name}`,
      phone: '0917658529',
      email: 'khach@example.com',
      subject: `Hỏi của ${name}`,
      content: 'Thùng 12 kg gửi bao lâu?\n<b>Gấp</b> nhé',
      kind: 'request',
      status: 'new',
    })
    made.push({ id: String(body.data.id), name: `${mark} ${name}` })
  }
  const stored = async (id: string) => {
    const { body } = await client.call('GET', `/api/contact?id=${id}`)
    return body.data.results[0]
  }
  return { mark, made, stored }
}

test('ten requests are answered by keyboard alone, three keys each', async ({ page, context, client }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const names = ['An', 'Ba', 'Chi', 'Dung', 'Em', 'Giang', 'Hà', 'Khoa', 'Lan', 'Minh']
  const { mark, made, stored } = await arrived(client, names)
  const inbox = inboxPage(page, contact)
  await inbox.open({ search: mark })
  await expect(inbox.rows).toHaveCount(10)
  const answer = async (name: string) => {
    await expect(inbox.writer(`${mark} ${name}`)).toBeVisible()
    await expect(inbox.answer).toBeEditable()
    await page.keyboard.press('1')
    await expect(inbox.answer).toHaveValue(new RegExp(`^Chào anh/chị ${name}, Bến đã cập nhật`))
    await page.keyboard.press('c')
    // The notice of the request before may still be shown.
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(`Chào anh/chị ${name}, Bến`)
    await expect(shell(page).notice('Đã chép lời đáp.')).toBeVisible()
    await page.keyboard.press('e')
  }
  const expectStored = async (at: number) => {
    const id = made[at]?.id ?? ''
    await expect.poll(async () => (await stored(id)).status).toBe('done')
    expect((await stored(id)).note).toMatch(
      new RegExp(`^[\\d/]{10} [\\d:]{5} · .+: Chào anh/chị ${names[at]}, `),
    )
  }
  for (const name of names.slice(1).toReversed()) await answer(name)
  // The saves may end in another order, and only the last three notices stay.
  for (const at of names.keys()) if (at > 0) await expectStored(at)
  const [first = { id: '', name: '' }] = made
  await answer(names[0] ?? '')
  await expect(inbox.rows).toHaveCount(0)
  await expect(inbox.list.getByText('Không tìm thấy mục nào khớp.')).toBeVisible()
  // The notice stays under the pointer. The request comes back with its state and without the remark.
  const undo = shell(page).undoOf(first.name)
  await undo.hover()
  await expectStored(0)
  await undo.click()
  await expect(inbox.rows).toHaveCount(1)
  await expect(inbox.writer(first.name)).toBeVisible()
  await expect.poll(() => stored(first.id)).toMatchObject({ status: 'new', note: '' })
})

test('keeps the remarks of two colleagues, the state set by the other one, and the typed text', async ({
  page,
  client,
}) => {
  const { made, stored } = await arrived(client, ['Nga'])
  const [{ id, name } = { id: '', name: '' }] = made
  const inbox = inboxPage(page, contact)
  await inbox.open({ id })
  await expect(inbox.pane.getByText('<b>Gấp</b> nhé')).toBeVisible()
  await expect(inbox.answer).toBeEditable()
  await page.keyboard.press('r')
  await page.keyboard.insertText('Đã gọi, hẹn chiều. đ e x')
  const theirs = '22/11/2026 08:00 · Đồng nghiệp: đã xem'
  await client.call('PUT', `/api/contact/${id}`, { ...(await stored(id)), note: theirs })
  await inbox.remark.click()
  await expect(inbox.notes).toContainText('Đã gọi, hẹn chiều. đ e x')
  await expect(inbox.notes).toContainText('đã xem')
  await expect(inbox.answer).toHaveValue('')
  expect((await stored(id)).note).toMatch(
    /^22\/11\/2026 08:00 · Đồng nghiệp: đã xem\n.+: Đã gọi, hẹn chiều. đ e x$/,
  )

  await inbox.answer.fill('Gửi báo giá rồi')
  await client.call('PUT', `/api/contact/${id}`, { ...(await stored(id)), status: 'processing' })
  await page.keyboard.press('Control+Enter')
  await expect(shell(page).errorNotice).toContainText(`Có người vừa đổi tình trạng của “${name}”.`)
  expect((await stored(id)).status).toBe('processing')
  await shell(page).errorNotice.getByRole('button', { name: 'Mở lại' }).click()
  await expect(inbox.answer).toHaveValue('Gửi báo giá rồi')
  await inbox.answer.press('Control+Enter')
  await expect.poll(async () => (await stored(id)).status).toBe('done')
  expect((await stored(id)).note.match(/Gửi báo giá rồi/g)).toHaveLength(1)
})

test('counts every tab, and filters the tab by kind until the filter is removed', async ({
  page,
  client,
}) => {
  const { mark, made } = await arrived(client, ['Sơn', 'Tâm'])
  const [{ id } = { id: '' }, left] = made
  await client.call('PUT', `/api/contact/${id}`, { kind: 'contact' })
  const inbox = inboxPage(page, contact)
  await inbox.open()
  for (const label of ['Mới', 'Đang xử lý', 'Xong', 'Tất cả']) {
    await expect(inbox.tab(label)).toHaveText(new RegExp(`^${label} [\\d.]+$`))
  }
  await inbox.open({ search: mark })
  await expect(inbox.tab('Mới')).toHaveText('Mới')
  await page.getByRole('button', { name: 'Bộ lọc', exact: true }).click()
  await page.getByRole('dialog', { name: 'Bộ lọc' }).getByRole('checkbox', { name: 'Yêu cầu' }).click()
  await expect(inbox.rows).toHaveCount(1)
  await expect(inbox.writer(left?.name ?? '')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bỏ lọc Loại' }).click()
  await expect(inbox.rows).toHaveCount(2)
})

test('a new request is counted in menu and title and waits behind a line', async ({ page, client }) => {
  const inbox = inboxPage(page, contact)
  await inbox.open()
  await expect(page).toHaveTitle(/^\(\d+\) Yêu cầu · Bến$/)
  const before = Number(/\d+/.exec(await page.title())?.[0])
  const shown = await inbox.rows.allTextContents()
  const { made } = await arrived(client, ['Oanh'])
  await returnAfter(page, 15_000)
  await expect(inbox.arrived).toHaveText('1 yêu cầu mới')
  await expect(page).toHaveTitle(`(${before + 1}) Yêu cầu · Bến`)
  await expect(shell(page).navigation.getByRole('link', { name: /^Yêu cầu/ })).toContainText(
    String(before + 1),
  )
  expect((await inbox.rows.allTextContents()).length).toBe(shown.length)
  await inbox.arrived.click()
  await expect(inbox.rows.first()).toContainText(made[0]?.name ?? '')
})

test('on a phone the list and the open request are two views, and the draft survives', async ({
  page,
  client,
}) => {
  const { mark, made } = await arrived(client, ['Phúc', 'Quân'])
  const [first, second] = made
  const inbox = inboxPage(page, contact)
  await page.setViewportSize({ width: 390, height: 844 })
  await inbox.open({ search: mark })
  await expect(inbox.pane).toBeHidden()
  await inbox
    .row(first?.name ?? '')
    .getByRole('link')
    .click()
  await expect(inbox.pane).toBeVisible()
  await expect(inbox.list).toBeHidden()
  await inbox.answer.fill('Dạ chờ Bến chút nhé')
  await inbox.back.click()
  await expect(inbox.pane).toBeHidden()
  await inbox
    .row(second?.name ?? '')
    .getByRole('link')
    .click()
  await expect(inbox.answer).toHaveValue('')
  await page.goBack()
  await inbox
    .row(first?.name ?? '')
    .getByRole('link')
    .click()
  await expect(inbox.answer).toHaveValue('Dạ chờ Bến chút nhé')
  await page.reload()
  await expect(inbox.writer(first?.name ?? '')).toBeVisible()
  await expect(inbox.answer).toHaveValue('Dạ chờ Bến chút nhé')
  for (const target of await inbox.pane.getByRole('button').all()) {
    const box = await target.boundingBox()
    expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(28)
  }
})

test('on a phone requests are finished one after the other at the same place, with nothing over them', async ({
  page,
  client,
}) => {
  const names = ['An', 'Ba', 'Chi', 'Dung', 'Em', 'Giang']
  const { mark, made } = await arrived(client, names)
  // One text is higher than the window.
  await client.call('PUT', `/api/contact/${made[4]?.id}`, { content: 'Cho hỏi về kiện này.\n'.repeat(60) })
  const inbox = inboxPage(page, contact)
  await page.setViewportSize({ width: 390, height: 844 })
  await inbox.open({ search: mark })
  // The bar of the ticked rows stays with the list.
  await inbox.rows.last().getByRole('checkbox').check()
  await inbox.rows.first().getByRole('link').click()
  const places = new Set<string>()
  for (const name of names.toReversed()) {
    await expect(inbox.writer(`${mark} ${name}`)).toBeInViewport({ ratio: 1 })
    await expect(inbox.answer).toBeEditable()
    const place = await inbox.finish.boundingBox()
    places.add(`${Math.round(place?.x ?? 0)} ${Math.round(place?.y ?? 0)}`)
    await page.mouse.wheel(0, 4000)
    await inbox.finish.click()
    await expect(shell(page).notice(`${mark} ${name}: Xong`)).toBeVisible()
    // After the last one the list is shown again.
    if (name !== names[0]) expect(await inbox.covered()).toEqual([])
  }
  expect([...places]).toHaveLength(1)
})

test('in a low window the buttons of a long request are in sight', async ({ page, client }) => {
  const { made } = await arrived(client, ['Oanh'])
  const [{ id } = { id: '' }] = made
  await client.call('PUT', `/api/contact/${id}`, { content: 'Cho hỏi về kiện này.\n'.repeat(60) })
  const inbox = inboxPage(page, contact)
  for (const [width, height] of [
    [375, 553],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${contact.path}?id=${id}`)
    await expect(inbox.finish).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone one notice is shown at a time, below the head of a dialog', async ({
  page,
  client,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { mark } = await arrived(client, ['Phi', 'Quý', 'Sang'])
  const inbox = inboxPage(page, contact)
  const { notices } = shell(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await inbox.open({ search: mark })
  await inbox.rows.first().getByRole('link').click()
  await expect(inbox.answer).toBeEditable()
  await backEnd.controls.fault({ path: '/api/contact/*', method: 'PUT', status: 500, times: 1 })
  await inbox.finish.click()
  await expect(notices.filter({ hasText: `Chưa lưu được “${mark} Sang”` })).toBeInViewport()
  await inbox.finish.click()
  const done = notices.filter({ hasText: `${mark} Quý: Xong` })
  await expect(done).toBeInViewport()
  await expect.poll(() => shell(page).noticesInSight()).toBe(1)
  await page.keyboard.press('ControlOrMeta+k')
  const field = await palettePage(page).input.boundingBox()
  const notice = await done.boundingBox()
  expect(notice?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
})
