import { contact } from '#resources/contact.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls } from '../fixtures.ts'
import { testWithClient as test } from '../test-with-client.ts'
import { arrivedRequests } from './arrived-requests.ts'
import { inboxPage } from './pages/inbox-page.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test('the list and the open request are two views, and the draft survives', async ({ page, client }) => {
  const { mark, made } = await arrivedRequests(client, ['Phúc', 'Quân'])
  const [first, second] = made
  const inbox = inboxPage(page, contact)
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

test('requests are finished one after the other at the same place, with nothing over them', async ({
  page,
  client,
}) => {
  const names = ['An', 'Ba', 'Chi', 'Dung', 'Em', 'Giang']
  const { mark, made } = await arrivedRequests(client, names)
  // One text is higher than the window.
  await client.call('PUT', `/api/contact/${made[4]?.id}`, { content: 'Cho hỏi về kiện này.\n'.repeat(60) })
  const inbox = inboxPage(page, contact)
  await inbox.open({ search: mark })
  // The bar of the ticked rows stays with the list.
  await inbox.rows.last().getByRole('checkbox').check()
  await inbox.rows.first().getByRole('link').click()
  const places = new Set<string>()
  for (const name of names) {
    await expect(inbox.writer(`${mark} ${name}`)).toBeInViewport({ ratio: 1 })
    await expect(inbox.answer).toBeEditable()
    const place = await inbox.finish.boundingBox()
    places.add(`${Math.round(place?.x ?? 0)} ${Math.round(place?.y ?? 0)}`)
    await page.mouse.wheel(0, 4000)
    await inbox.finish.click()
    await expect(shell(page).notice(`${mark} ${name}: Xong`)).toBeVisible()
    // After the last one the list is shown again.
    if (name !== names.at(-1)) expect(await inbox.covered()).toEqual([])
  }
  expect([...places]).toHaveLength(1)
})

test('in a low window the buttons of a long request are in sight', async ({ page, client }) => {
  const { made } = await arrivedRequests(client, ['Oanh'])
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

test('one notice is shown at a time, below the head of a dialog', async ({
  page,
  client,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { mark } = await arrivedRequests(client, ['Phi', 'Quý', 'Sang'])
  const inbox = inboxPage(page, contact)
  const { notices } = shell(page)
  await inbox.open({ search: mark })
  await inbox.rows.first().getByRole('link').click()
  await expect(inbox.answer).toBeEditable()
  await backEnd.controls.fault({ path: '/api/contact/*', method: 'PUT', status: 500, times: 1 })
  await inbox.finish.click()
  await expect(notices.filter({ hasText: `Chưa lưu được “${mark} Phi”` })).toBeInViewport()
  await inbox.finish.click()
  const done = notices.filter({ hasText: `${mark} Quý: Xong` })
  await expect(done).toBeInViewport()
  await expect.poll(() => shell(page).noticesInSight()).toBe(1)
  await page.keyboard.press('ControlOrMeta+k')
  const field = await palettePage(page).input.boundingBox()
  const notice = await done.boundingBox()
  expect(notice?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
})

test('a request that is loading, or cannot be loaded, leads back to the list', async ({
  page,
  client,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { made } = await arrivedRequests(client, ['Tâm'])
  const inbox = inboxPage(page, contact)
  const record = '**/api/contact?id=*'
  for (const status of [undefined, 500]) {
    await page.route(record, async (route) => {
      // The first one gets no answer.
      if (status !== undefined) await route.fulfill({ status, body: '{}' })
    })
    // A row of the list would be shown at once.
    await page.goto(`${contact.path}?id=${made[0]?.id}&search=khongcoai`)
    if (status !== undefined) await expect(inbox.pane.getByText('Chưa mở được.')).toBeVisible()
    await inbox.back.click()
    await expect(inbox.list).toBeVisible()
    await page.unroute(record)
  }
})
