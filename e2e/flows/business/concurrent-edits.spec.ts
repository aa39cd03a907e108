import { expect } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import type { Client } from '../../testing/client.ts'
import { failedCalls } from '../fixtures.ts'
import { testWithClient as test } from '../test-with-client.ts'

const saved = 'Lưu thành công'
let count = 0

/** Creates a brand, and a function that updates it from another client. */
async function made(client: Client) {
  const name = `Chung tay ${process.pid}x${Date.now() % 1_000_000}x${++count}`
  const { body } = await client.call('POST', '/api/brand/create', {
    name,
    website: 'https://cu.example/',
    description: 'Mô tả cũ',
    position: 1,
    active: true,
  })
  const id = String(body.data.id)
  const stored = async () => (await client.call('GET', `/api/brand/${id}`)).body.data
  return {
    name,
    id,
    stored,
    change: async (changes: object) => {
      const { status } = await client.call('PUT', '/api/brand/update', { ...(await stored()), ...changes })
      expect(status).toBe(200)
    },
    remove: () => client.call('DELETE', `/api/brand/delete/${id}`),
  }
}

test('merges changes of two users to different fields', async ({ page, client, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const record = await made(client)
  const form = formPage(page, brand)
  await page.goto(`/brands?edit=${record.id}`)
  await form.fill('position', 7)
  await record.change({ description: 'Mô tả của đồng nghiệp' })
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  await expect(shell(page).notice('Đã giữ cả 1 ô người khác vừa sửa')).toBeVisible()
  expect(await record.stored()).toMatchObject({ position: 7, description: 'Mô tả của đồng nghiệp' })
})

test('shows both values of a conflict and saves the chosen one', async ({ page, client, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const record = await made(client)
  const form = formPage(page, brand)
  await page.goto(`/brands?edit=${record.id}`)
  await form.fill('description', 'Mô tả của tôi')
  await form.fill('position', 9)
  await record.change({ description: 'Mô tả của đồng nghiệp', position: 5 })
  await form.save.click()
  await expect(form.alert).toContainText('Người khác vừa sửa cùng chỗ với bạn')
  const theirs = { description: 'Mô tả của đồng nghiệp', position: 5 }
  expect(await record.stored(), 'nothing is overwritten').toMatchObject(theirs)
  const side = (label: string, whose: string) =>
    form.alert.getByRole('radiogroup', { name: label }).getByRole('radio', { name: new RegExp(`^${whose}`) })
  await expect(side('Mô tả', 'Của bạn')).toBeChecked()
  await side('Mô tả', 'Của người khác').check()
  await expect(form.input('description')).toHaveValue('Mô tả của đồng nghiệp')
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  expect(await record.stored()).toMatchObject({ description: 'Mô tả của đồng nghiệp', position: 9 })
})

test('shows a conflict when another save arrives between read and save', async ({
  page,
  client,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const record = await made(client)
  const form = formPage(page, brand)
  await page.goto(`/brands?edit=${record.id}`)
  await form.fill('description', 'Mô tả của tôi')
  // Update the record between the read before the save and the save.
  await page.route(
    '**/api/brand/update',
    async (route) => {
      await record.change({ description: 'Mô tả của đồng nghiệp' })
      await route.continue()
    },
    { times: 1 },
  )
  await form.save.click()
  await expect(form.alert).toContainText('Người khác vừa sửa cùng chỗ với bạn')
  expect((await record.stored()).description, 'nothing is overwritten').toBe('Mô tả của đồng nghiệp')
  await expect(form.input('description'), 'nothing typed is lost').toHaveValue('Mô tả của tôi')
  const side = form.alert.getByRole('radiogroup', { name: 'Mô tả' }).getByRole('radio', { name: /^Của bạn/ })
  await expect(side).toBeChecked()
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  expect((await record.stored()).description).toBe('Mô tả của tôi')
})

test('creates a deleted record again from its open form', async ({ page, client, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const record = await made(client)
  const form = formPage(page, brand)
  await page.goto(`/brands?search=${encodeURIComponent(record.name)}&edit=${record.id}`)
  await form.fill('description', 'Viết dở thì bị xóa')
  await record.remove()
  await form.save.click()
  await expect(form.alert).toContainText('Đã có người xóa thương hiệu này')
  await expect(form.input('description')).toHaveValue('Viết dở thì bị xóa')
  await page.getByRole('button', { name: 'Tạo thương hiệu mới từ nội dung này' }).click()
  await expect(shell(page).notice(saved)).toBeVisible()
  await expect(listPage(page, brand).row(record.name)).toBeVisible()
  expect((await record.stored())?.description).toBeUndefined()
})

test('reconciles a save with an unknown outcome before sending it again', async ({
  page,
  client,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { name } = await made(client)
  const mine = `${name} của tôi`
  const form = formPage(page, brand)
  await page.goto('/brands?edit=new')
  await form.fill('name', mine)
  await backEnd.controls.fault({ path: '/api/brand/create', method: 'POST', reset: true, after: true })
  await backEnd.controls.fault({ path: '/api/brand/search', method: 'GET', reset: true, times: 0 })
  await form.save.click()
  await expect(form.alert).toContainText('Chưa rõ đã lưu hay chưa')
  await expect(form.input('name')).toHaveValue(mine)
  await expect(form.save).toBeEnabled()
  await form.save.click()
  await expect(form.alert).toContainText('Chưa rõ đã lưu hay chưa')
  await backEnd.controls.clearFaults()
  await expect(form.save).toBeEnabled()
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  const { body } = await client.call('GET', `/api/brand/search?keyword=${encodeURIComponent(mine)}`)
  expect(body.data.pagination.total, 'it was sent once').toBe(1)
})

test('undoes a delete before it is sent', async ({ page, client, backEnd }) => {
  const record = await made(client)
  const list = listPage(page, brand)
  await list.open({ search: record.name })
  await backEnd.controls.clearCalls()
  const remove = async () => {
    await list.choose(record.name, 'Xóa')
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
    await expect(list.row(record.name)).toBeHidden()
  }
  await remove()
  await shell(page).undo.click()
  await expect(list.row(record.name)).toBeVisible()
  await remove()
  await expect(shell(page).undo).toBeVisible()
  await page.keyboard.press('z')
  await expect(list.row(record.name), 'undone by its key').toBeVisible()
  await remove()
  const dialogType = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    }),
  )
  void page.close({ runBeforeUnload: true })
  expect(await dialogType, 'a tab that is closed asks').toBe('beforeunload')
  await expect.poll(async () => (await client.call('GET', `/api/brand/${record.id}`)).status).toBe(404)
})

test('shows offline and online again, and saves nothing automatically', async ({
  page,
  context,
  client,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const record = await made(client)
  const form = formPage(page, brand)
  await page.goto(`/brands?edit=${record.id}`)
  await form.fill('position', 8)
  await context.setOffline(true)
  await expect(page.getByText('Đang mất mạng:')).toBeVisible()
  await form.save.click()
  await expect(form.alert).toContainText('Nối mạng lại')
  await context.setOffline(false)
  await expect(page.getByText('Đang mất mạng:')).toBeHidden()
  expect((await record.stored()).position).toBe(1)
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  expect((await record.stored()).position).toBe(8)
})
