import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, test } from '../fixtures.ts'

const unstored = /^Trình duyệt không cho lưu phiên đăng nhập\./

test('works from memory with a notice when IndexedDB never opens', async ({ page }) => {
  await page.addInitScript(() => {
    // A request that never dispatches an event.
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  const login = loginPage(page)
  await page.goto('/brands?edit=new')
  await expect(login.button).toBeVisible()
  await expect(shell(page).notice(unstored)).toBeVisible()
  await login.sendAs('admin')
  await expect(page).toHaveURL('/brands?edit=new')
  const form = formPage(page, brand)
  await form.fill('name', 'Bến Không Kho')
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
})

test('keeps session and input when transactions never end', async ({ page }) => {
  await loginPage(page).signInAs('admin')
  await page.goto('/brands?edit=new')
  const form = formPage(page, brand)
  await expect(form.save).toBeVisible()
  await page.evaluate(() => {
    const silent = () => ({})
    const methods = ['get', 'getAll', 'getAllKeys', 'openCursor', 'put', 'delete'].map((name) => [
      name,
      silent,
    ])
    const objectStore = () => ({ ...Object.fromEntries(methods), transaction: {} })
    IDBDatabase.prototype.transaction = () => ({ objectStore }) as unknown as IDBTransaction
  })
  await form.fill('name', 'Bến Giữa Chừng')
  await expect(shell(page).notice(/^Trình duyệt không cho lưu bản nháp\./)).toBeVisible()
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
})
