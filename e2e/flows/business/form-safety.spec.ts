import { expect } from '@playwright/test'
import { brand } from '#resources/brand.ts'
import { size } from '#resources/size.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { signedInTest as test } from '../fixtures.ts'
import { returnAfter } from '../return-after.ts'

const saved = 'Lưu thành công'

test('saves the copy of an open record as a new record', async ({ page, backEnd }) => {
  const form = formPage(page, brand)
  await page.goto('/brands')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await form.tool('Nhân bản').click()
  await expect(page.getByRole('dialog', { name: 'Thêm thương hiệu' })).toBeVisible()
  await form.fill('name', 'Bản sao của một thương hiệu')
  await form.save.click()
  await expect(shell(page).notice(saved)).toBeVisible()
  expect(await backEnd.controls.calls('/api/brand/create')).toHaveLength(1)
  expect(await backEnd.controls.calls('/api/brand/update')).toHaveLength(0)
})

test('sends one save for repeated shortcuts', async ({ page, backEnd }) => {
  const form = formPage(page, size)
  await page.goto('/size?edit=new')
  await form.fill('name', 'Cỡ bấm ba lần')
  await page.evaluate(() => {
    const press = () => new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true })
    for (let time = 0; time < 3; time++) window.dispatchEvent(press())
  })
  await expect(shell(page).notice(saved)).toBeVisible()
  await expect(form.drawer).toBeHidden()
  expect(await backEnd.controls.calls('/api/size/create')).toHaveLength(1)
})

test('confirms a save before the list has loaded', async ({ page, backEnd }) => {
  const form = formPage(page, size)
  await page.goto('/size?edit=new')
  await form.fill('name', 'Cỡ khi danh sách chậm')
  await backEnd.controls.fault({ path: '/api/size/search', delay: 20_000 })
  await form.save.click()
  await expect(form.drawer).toBeHidden()
  await expect(shell(page).notice(saved)).toBeVisible()
})

test('waits for a running upload before the save', async ({ page, backEnd }) => {
  const form = formPage(page, brand)
  await page.goto('/brands?edit=new')
  await form.fill('name', 'Có ảnh đến sau')
  await backEnd.controls.fault({ path: '/api/image/uoload', delay: 1500 })
  const picture = await page.request.get('/icons/icon-192.png')
  await form
    .input('logo')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'mau.png',
      mimeType: 'image/png',
      buffer: await picture.body(),
    })
  await form.save.click()
  await expect(form.drawer).toBeHidden()
  await listPage(page, brand).open({ search: 'Có ảnh đến sau' })
  await expect(page.getByRole('row', { name: /Có ảnh đến sau/ }).locator('img')).toBeVisible()
})

test('updates an open record from another save, except for edited fields', async ({ page, context }) => {
  const form = formPage(page, size)
  await page.goto('/size')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await form.fill('name', 'Tên đang gõ')
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = formPage(other, size)
  await theirs.fill('code', 'MOI')
  await theirs.save.click()
  await expect(shell(other).notice(saved)).toBeVisible()
  await other.close()
  // A fresh record is not requested again.
  await returnAfter(page, 15_000)
  await expect(form.input('code')).toHaveValue('MOI')
  await expect(form.input('name')).toHaveValue('Tên đang gõ')
  await expect(form.changed(1)).toBeVisible()
})
