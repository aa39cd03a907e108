import { contact } from '#resources/contact.ts'
import { shell } from '../../pages/shell.ts'
import { expect } from '../fixtures.ts'
import { recordNotices } from '../record-notices.ts'
import { returnAfter } from '../return-after.ts'
import { testWithClient as test } from '../test-with-client.ts'
import { arrivedRequests } from './arrived-requests.ts'
import { inboxPage } from './pages/inbox-page.ts'

test('ten requests are answered by keyboard alone, three keys each', async ({ page, context, client }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const names = ['An', 'Ba', 'Chi', 'Dung', 'Em', 'Giang', 'Hà', 'Khoa', 'Lan', 'Minh']
  const { mark, made, stored } = await arrivedRequests(client, names)
  const inbox = inboxPage(page, contact)
  const notices = await recordNotices(page)
  const copyNotices = async () => (await notices()).filter((text) => text.includes('Đã chép lời đáp.')).length
  let answers = 0
  await inbox.open({ search: mark })
  await expect(inbox.rows).toHaveCount(10)
  const answer = async (name: string) => {
    await expect(inbox.writer(`${mark} ${name}`)).toBeVisible()
    await expect(inbox.answer).toBeEditable()
    await page.keyboard.press('1')
    await expect(inbox.answer).toHaveValue(new RegExp(`^Chào anh/chị ${name}, Bến đã cập nhật`))
    await page.keyboard.press('c')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(`Chào anh/chị ${name}, Bến`)
    answers += 1
    await expect.poll(copyNotices).toBe(answers)
    await page.keyboard.press('e')
  }
  const expectStored = async (at: number) => {
    const id = made[at]?.id ?? ''
    await expect.poll(async () => (await stored(id)).status).toBe('done')
    expect((await stored(id)).note).toMatch(
      new RegExp(`^[\\d/]{10} [\\d:]{5} · .+: Chào anh/chị ${names[at]}, `),
    )
  }
  for (const name of names.slice(0, -1)) await answer(name)
  // The saves may end in another order, and only the last three notices stay.
  for (const at of names.keys()) if (at < names.length - 1) await expectStored(at)
  const { id, name } = made.at(-1) ?? { id: '', name: '' }
  await answer(names.at(-1) ?? '')
  await expect(inbox.rows).toHaveCount(0)
  await expect(inbox.list.getByText('Không tìm thấy mục nào khớp.')).toBeVisible()
  // The notice stays under the pointer. The request comes back with its state and without the remark.
  const undo = shell(page).undoOf(name)
  await undo.hover()
  await expectStored(names.length - 1)
  await undo.click()
  await expect(inbox.rows).toHaveCount(1)
  await expect(inbox.writer(name)).toBeVisible()
  await expect.poll(() => stored(id)).toMatchObject({ status: 'new', note: '' })
})

test('the home page opens the request that waits longest, and the next ones follow in their order', async ({
  page,
}) => {
  const inbox = inboxPage(page, contact)
  await page.goto('/')
  const work = page
    .getByRole('listitem')
    .filter({ hasText: `${contact.title} mới` })
    .first()
  const named = /Lâu nhất chờ .+?: (.+?),/.exec((await work.textContent()) ?? '')?.[1] ?? ''
  expect(named).not.toBe('')
  await work.getByRole('link', { name: 'Trả lời' }).click()
  await expect(inbox.writer(named).first()).toBeVisible()
  await expect(inbox.order('Cũ nhất trước')).toBeVisible()
  await expect(inbox.rows.first()).toContainText(named)
  const second = await inbox.rows.nth(1).getByRole('link').getAttribute('href')
  await inbox.finish.click()
  await expect(page).toHaveURL(new RegExp(`${new URLSearchParams(second?.split('?')[1]).get('id')}$`))
  await shell(page).notices.last().getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(inbox.writer(named).first()).toBeVisible()
  await inbox.order('Cũ nhất trước').click()
  await page.getByRole('menuitem', { name: 'Mới nhất trước' }).click()
  await expect(inbox.order('Mới nhất trước')).toBeVisible()
  await expect(page).toHaveURL(/sort=-created_at/)
  await inbox.tab('Xong').click()
  await expect(inbox.order('Mới nhất trước')).toBeVisible()
})

test('names what is still to be filled in an answer that is copied', async ({ page, context, client }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { mark } = await arrivedRequests(client, ['Oanh'])
  const inbox = inboxPage(page, contact)
  await inbox.open({ search: mark })
  await expect(inbox.answer).toBeEditable()
  await page.getByRole('button', { name: 'Báo giá kèm' }).click()
  await expect(inbox.answer).toHaveValue(/\[báo giá\]/)
  await page.getByRole('button', { name: 'Chép lời đáp' }).click()
  await expect(shell(page).notices.last()).toContainText('còn chỗ chưa điền: [báo giá]')
  await page.keyboard.type('2.100.000 ₫')
  await expect(inbox.answer).toHaveValue(/2\.100\.000 ₫/)
})

test('asks before an unsent answer is closed as answered, and the history has what was done', async ({
  page,
  context,
  client,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { made, stored } = await arrivedRequests(client, ['Uyên'])
  const [{ id } = { id: '' }] = made
  const inbox = inboxPage(page, contact)
  await inbox.open({ id })
  await expect(inbox.answer).toBeEditable()
  await inbox.template('Báo giá kèm').click()
  await expect(inbox.answer).toHaveValue(/\[báo giá\]/)
  await inbox.finish.click()
  await expect(inbox.unsent.dialog).toContainText('Lời đáp còn chỗ chưa điền: [báo giá]')
  await inbox.unsent.dialog.getByRole('button', { name: 'Viết tiếp' }).click()
  await page.keyboard.type('2.100.000 ₫')
  await expect(inbox.answer).toHaveValue(/báo giá:\n2\.100\.000 ₫/)
  expect((await stored(id)).status).toBe('new')
  await page.keyboard.press('Control+Enter')
  await inbox.unsent.dialog.getByRole('button', { name: 'Chép rồi đóng' }).click()
  await expect.poll(async () => (await stored(id)).status).toBe('done')
  expect((await stored(id)).note).toMatch(/ · .+ · đã chép: Chào anh\/chị /)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('2.100.000 ₫')
  await inbox.open({ id, view: 'all' })
  await expect(inbox.notes).toContainText('đã chép')
})

test('keeps the remarks of two colleagues, the state set by the other one, and the typed text', async ({
  page,
  client,
}) => {
  const { made, stored } = await arrivedRequests(client, ['Nga'])
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
  await inbox.unsent.keep.click()
  await expect(shell(page).errorNotice).toContainText(`Có người vừa đổi tình trạng của “${name}”.`)
  expect((await stored(id)).status).toBe('processing')
  await shell(page).errorNotice.getByRole('button', { name: 'Mở lại' }).click()
  await expect(inbox.answer).toHaveValue('Gửi báo giá rồi')
  await inbox.answer.press('Control+Enter')
  await inbox.unsent.keep.click()
  await expect.poll(async () => (await stored(id)).status).toBe('done')
  expect((await stored(id)).note.match(/Gửi báo giá rồi/g)).toHaveLength(1)
})

test('counts every tab, and filters the tab by kind until the filter is removed', async ({
  page,
  client,
}) => {
  const { mark, made } = await arrivedRequests(client, ['Sơn', 'Tâm'])
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
  await inbox.open({ sort: '-created_at' })
  await expect(page).toHaveTitle(/^\(\d+\) Yêu cầu · Bến$/)
  const before = Number(/\d+/.exec(await page.title())?.[0])
  const shown = await inbox.rows.allTextContents()
  const { made } = await arrivedRequests(client, ['Oanh'])
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
