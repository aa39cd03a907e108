import { brand } from '#resources/brand.ts'
import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('asks about unsaved fields on every way of leaving', async ({ page }) => {
  const form = formPage(page, brand)
  const { leave, navigation } = shell(page)
  const list = listPage(page, brand)
  await list.open()
  await list.add.click()
  await form.fill('name', 'Chưa lưu')
  const stay = async (how: string) => {
    await expect(leave, how).toBeVisible()
    await expect(leave).toContainText('Bạn có 1 ô đã sửa mà chưa lưu.')
    await leave.getByRole('button', { name: 'Ở lại' }).click()
    await expect(leave).toBeHidden()
    await expect(form.input('name')).toHaveValue('Chưa lưu')
  }
  await form.drawer.getByRole('button', { name: 'Đóng' }).click()
  await stay('the cross')
  await page.keyboard.press('Escape')
  await stay('Escape')
  await page.goBack()
  await stay('Back')
  await expect(page).toHaveURL('/brands?edit=new')
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await form.drawer.getByRole('button', { name: 'Đóng' }).click()
  await expect(leave.getByRole('button')).toHaveText(['Ở lại', 'Rời đi', 'Lưu rồi rời'])
  await leave.getByRole('button', { name: 'Lưu rồi rời' }).click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await expect(form.drawer).toBeHidden()
  await expect(page).toHaveURL('/brands')
  await navigation.getByRole('link', { name: 'Người bán' }).click()
  await expect(page).toHaveURL('/sellers')
})

test('asks before a link leaves a form with its own route', async ({ page }) => {
  const form = formPage(page, guide)
  const { leave, navigation } = shell(page)
  await page.goto('/guide')
  await form.fill('title', 'Chưa lưu')
  await navigation.getByRole('link', { name: 'Người bán' }).click()
  await leave.getByRole('button', { name: 'Ở lại' }).click()
  await expect(form.input('title')).toHaveValue('Chưa lưu')
  await navigation.getByRole('link', { name: 'Người bán' }).click()
  await leave.getByRole('button', { name: 'Rời đi' }).click()
  await expect(page).toHaveURL('/sellers')
})

test('leaves an unchanged form without a question', async ({ page }) => {
  const form = formPage(page, brand)
  const { dialogs } = shell(page)
  const list = listPage(page, brand)
  await list.open()
  await list.add.click()
  await form.fill('name', 'Thôi')
  await form.fill('name', '')
  await expect(form.changed(0)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.drawer).toBeHidden()
  await list.add.click()
  await form.fill('name', 'Thôi')
  await form.discard.click()
  await expect(form.input('name')).toHaveValue('')
  await page.goBack()
  await expect(form.drawer).toBeHidden()
  await expect(dialogs).toHaveCount(0)
})
