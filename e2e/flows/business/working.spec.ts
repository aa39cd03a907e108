import { brand } from '#resources/brand.ts'
import { resources } from '#resources/table.ts'
import { formPage } from '../../pages/form-page.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'

test('Ctrl+S saves; a double click creates one record', async ({ page, backEnd }) => {
  const form = formPage(page, brand)
  const frame = shell(page)
  await page.goto('/brands?edit=new')
  await form.fill('name', 'Một lần thôi')
  await backEnd.controls.fault({ path: '/api/brand/create', delay: 400 })
  await form.save.dblclick()
  await expect(frame.notice('Lưu thành công')).toBeVisible()
  expect(await backEnd.controls.calls('/api/brand/create')).toHaveLength(1)
  const list = listPage(page, brand)
  await list.open({ search: 'mot lan thoi' })
  await list.openRow('Một lần thôi')
  await form.fill('description', 'Sửa bằng phím tắt')
  await page.keyboard.press('Control+s')
  await expect(frame.notice('Lưu thành công')).toBeVisible()
  expect(await backEnd.controls.calls('/api/brand/update')).toHaveLength(1)
})

test('links to the previous and next record', async ({ page }) => {
  const form = formPage(page, brand)
  const list = listPage(page, brand)
  await list.open()
  const [first = '', second = '', third = ''] = await list.names.allTextContents()
  await list.openRow(second)
  await expect(form.input('name')).toHaveValue(second)
  await form.tool('Mục sau').click()
  await expect(form.input('name')).toHaveValue(third)
  await form.tool('Mục trước').click()
  await expect(form.input('name')).toHaveValue(second)
  await form.tool('Mục trước').click()
  await expect(form.input('name')).toHaveValue(first)
  await expect(form.tool('Mục trước')).toBeHidden()
  await page.reload()
  await expect(form.input('name'), 'the address holds the open record').toHaveValue(first)
})

test('saves a switch in a list at once and reverts it when rejected', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const list = listPage(page, brand)
  await list.open()
  const name = (await list.names.first().textContent()) ?? ''
  const toggle = list.row(name).getByRole('switch')
  const was = await toggle.getAttribute('aria-checked')
  const not = was === 'true' ? 'false' : 'true'
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-checked', not)
  await expect
    .poll(async () => (await backEnd.controls.calls('/api/brand/update')).map(({ status }) => status))
    .toEqual([200])
  await list.open()
  await expect(toggle).toHaveAttribute('aria-checked', not)
  await backEnd.controls.fault({
    path: '/api/brand/update',
    status: 500,
    body: { code: 0, message: 'Máy bận' },
  })
  await toggle.click()
  await expect(shell(page).notice(/Máy bận/)).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-checked', not)
})

test('a settings page reads and saves one record', async ({ page, backEnd }) => {
  const store = resources.find(({ operations }) => operations.read)
  if (!store) throw new Error('no settings')
  const form = formPage(page, store)
  await page.goto(hrefOf(store))
  await expect(form.changed(0)).toBeVisible()
  await form.fill('opening_hours', '8:00–18:00')
  await form.fill('payment_methods', ['CASH', 'OTHER'])
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  expect(
    (await backEnd.controls.calls())
      .filter(({ path }) => path.startsWith('/api/store'))
      .map(({ method, path }) => `${method} ${path}`),
  ).toContain('POST /api/store/update')
  await page.reload()
  await expect(form.input('opening_hours')).toHaveValue('8:00–18:00')
  expect((await form.values())['payment_methods']).toEqual(['CASH', 'OTHER'])
})
