import { profile } from '#resources/profile.ts'
import { user } from '#resources/user.ts'
import { TEST_PASSWORD } from '../../backend/identity/demo-accounts.ts'
import { deleteDialog } from '../../pages/delete-dialog.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest, test } from '../fixtures.ts'

const password = 'mat-khau-tam-2026'
const ownPassword = 'thuyen xuoi dong nuoc'

signedInTest('a user from first to last', async ({ page, browser, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, user)
  const list = listPage(page, user)
  const around = shell(page)
  const secret = page.getByRole('form', { name: 'Mật khẩu', exact: true })

  await signedInTest.step('is found without marks, and offered what may be given', async () => {
    await list.open({ permission: 'user' })
    const name = (await list.names.first().textContent()) ?? ''
    await list.search.fill(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Đ', 'D'))
    await expect(page).toHaveURL(/search=/)
    await expect(list.row(name)).toBeVisible()
    await list.add.click()
    await expect(page).toHaveURL('/user?id=new')
    await expect(form.input('permission').getByRole('option')).toHaveText(['Quản trị viên', 'Người dùng'])
  })

  await signedInTest.step('shows validation errors', async () => {
    await form.fillAll({ username: 'hoa', name: 'Trần Thị Hoa', email: 'hoa', birthday: '1890-05-01' })
    await form.save.click()
    await form.expectError('email', 'Địa chỉ email chưa đúng')
    await form.expectError('birthday', 'Ngày sinh quá xa: tối đa 120 tuổi.')
    const child = `${new Date().getFullYear() - 15}-01-01`
    await form.fillAll({ username: 'ADMIN', email: 'hoa@cty.vn', birthday: child })
    await form.save.click()
    await form.expectError('birthday', 'Phải đủ 16 tuổi trở lên.')
    await form.fill('birthday', '1995-05-01')
    await form.save.click()
    await expect(form.alert).toContainText('Tên đăng nhập: Tên đăng nhập này đã có')
    await form.expectError('username', 'Bạn chọn cái khác nhé.')
    await backEnd.controls.fault({ path: '/api/user', method: 'POST', status: 503, times: 1 })
    await form.fillAll({ username: 'hoa', permission: 'admin', gender: 'female' })
    await form.save.click()
    await expect(form.alert).toContainText('Lưu thất bại!')
  })

  await signedInTest.step('is created, with a picture by its own call', async () => {
    const avatar = page.waitForRequest((one) => one.url().endsWith('/api/user-info/avatar'))
    await form.fill('avatar', true)
    expect((await avatar).method()).toBe('POST')
    await form.save.click()
    await expect(around.notice('Lưu thành công')).toBeVisible()
    await expect(page).toHaveURL(/\/user\?id=(?!new)\w+/)
    await expect(secret).toContainText('Tài khoản này chưa có mật khẩu')
  })

  await signedInTest.step('is given a password, and signs in with it', async () => {
    const set = secret.getByRole('button', { name: 'Đặt mật khẩu' })
    await secret.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill('ngan')
    await set.click()
    await expect(secret.getByText('Hai lần nhập chưa giống nhau.')).toBeVisible()
    await secret.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(password)
    await secret.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(password)
    await backEnd.controls.fault({ path: '/api/users/change-password/*', status: 503, times: 1 })
    await set.click()
    await expect(secret.getByRole('alert')).toContainText('Thay doi khong thanh cong!')
    await set.click()
    await expect(around.notice('Thay doi thanh cong')).toBeVisible()
    await expect(secret).not.toContainText('chưa có mật khẩu')
    const context = await browser.newContext({ baseURL: backEnd.url })
    const theirs = await context.newPage()
    await theirs.goto('/login')
    await loginPage(theirs).send('hoa', password)
    await expect(shell(theirs).userButton('Trần Thị Hoa')).toBeVisible()
    await expect(theirs).toHaveURL('/user/password')
    await expect(theirs.getByText('Bạn đặt mật khẩu của riêng mình trước nhé')).toBeVisible()
    await theirs.goto('/brands?page=2')
    await expect(theirs).toHaveURL('/user/password')
    const change = theirs.getByRole('form', { name: 'Đổi mật khẩu' })
    await change.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(password)
    await change.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(ownPassword)
    await change.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(ownPassword)
    await expect(theirs.getByRole('navigation').getByRole('listitem')).toHaveCount(0)
    await change.getByRole('button', { name: 'Lưu' }).click()
    await expect(theirs, 'on to the requested address').toHaveURL('/brands?page=2')
    await expect(theirs.getByRole('rowheader').first()).toBeVisible()
    await context.close()
  })

  await signedInTest.step('is deleted; a stored permission stays, one’s own account too', async () => {
    await page.goto('/user?id=u-superadmin')
    await expect(form.lockedText('permission')).toContainText('Quản trị cấp cao')
    await page.goto('/user?id=u-admin')
    await expect(page.getByText('Mật khẩu của chính bạn được đổi ở trang riêng')).toBeVisible()
    await expect(secret).toHaveCount(0)
    await expect(form.note).toContainText('Đây là tài khoản của bạn')
    await expect(form.lockedText('permission')).toContainText('Quản trị viên')
    await expect(form.input('active')).toBeDisabled()
    await expect(form.input('name')).toBeEditable()
    await expect(form.remove).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Đổi mật khẩu' }).click()
    await expect(page).toHaveURL('/user/password')
    const question = deleteDialog(page, user)
    await list.open({ search: 'hoa@cty.vn' })
    await list.choose('Trần Thị Hoa', 'Xóa')
    await question.confirm.click()
    await expect(around.notice('Đã xóa Trần Thị Hoa')).toBeVisible()
    await around.close.click()
    await expect(list.nothing).toBeVisible()
    await list.open({ search: 'admin@ben.example', permission: 'admin' })
    await list.actions('Nguyễn Minh Anh').click()
    await expect(page.getByRole('menuitem')).toHaveText(['Mở', 'Nhân bản'])
    await page.keyboard.press('Escape')
    await expect(list.row('Nguyễn Minh Anh').getByRole('switch')).toHaveCount(0)
  })

  await signedInTest.step('shows that the list cannot be read', async () => {
    await backEnd.controls.fault({ path: '/api/users', status: 500, times: 0 })
    await page.goto('/users')
    await expect(list.failed).toBeVisible()
    await backEnd.controls.clearFaults()
    await list.retry.click()
    await list.waitUntilLoaded()
  })
})

signedInTest('an admin reads a superadmin’s account and is offered no change of it', async ({ page }) => {
  const form = formPage(page, user)
  const list = listPage(page, user)
  await list.open({ search: 'superadmin@ben.example' })
  await expect(list.row('Trần Quốc Bảo')).toContainText('Bật')
  await expect(list.row('Trần Quốc Bảo').getByRole('switch')).toHaveCount(0)
  await list.actions('Trần Quốc Bảo').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Mở', 'Nhân bản'])
  await page.keyboard.press('Escape')
  await list.openRow('Trần Quốc Bảo')
  await expect(form.note).toContainText('tài khoản quản trị cấp cao do quản trị cấp cao đổi')
  await expect(form.input('name')).toHaveValue('Trần Quốc Bảo')
  await expect(form.input('name')).not.toBeEditable()
  await expect(form.lockedText('permission')).toContainText('Quản trị cấp cao')
  await expect(form.input('active')).toBeDisabled()
  await expect(form.save).toHaveCount(0)
  await expect(form.remove).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Mật khẩu', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nhân bản', exact: true }).click()
  await expect(page).toHaveURL(/id=new/)
  await expect(form.input('permission')).toHaveValue('user')
})

test('a superadmin changes another superadmin’s account, and not the own permission', async ({
  page,
  backEnd,
}) => {
  await backEnd.controls.user({ username: 'nguoi-dung-4', permission: 'superadmin' })
  await loginPage(page, '/admin/login').signInAs('superadmin')
  const form = formPage(page, user)
  const list = listPage(page, user)
  await list.open({ search: 'nguoi-dung-4@ben.example' })
  await expect(list.row('Người dùng 4').getByRole('switch')).toBeVisible()
  await list.actions('Người dùng 4').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Mở', 'Nhân bản', 'Xóa'])
  await page.keyboard.press('Escape')
  await list.openRow('Người dùng 4')
  await form.fill('phone', '0912 000 444')
  await form.save.click()
  await expect(shell(page).notice('Lưu thành công')).toBeVisible()
  await expect(form.note).toHaveCount(0)
  await expect(form.remove).toBeVisible()
  await expect(page.getByRole('form', { name: 'Mật khẩu', exact: true })).toBeVisible()
  await page.goto(formHrefOf(user, 'u-superadmin'))
  await expect(form.lockedText('permission')).toContainText('Quản trị cấp cao')
  await expect(form.input('phone')).toBeEditable()
})

test('saves the profile of the current user with the texts of the specification', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  await page.goto('/login')
  await loginPage(page).send('nguoi-dung-3', TEST_PASSWORD)
  const around = shell(page)
  await around.userButton('Người dùng 3').click()
  await page.getByRole('menuitem', { name: 'Hồ sơ của tôi' }).click()
  const form = formPage(page, profile)
  await expect(form.input('name')).toHaveValue('Người dùng 3')
  await expect(form.lockedText('permission')).toContainText('Quản trị viên')
  await form.fillAll({ name: 'Vũ Thị Ba', phone: '0912 000 333', birthday: '1990-02-03' })
  await backEnd.controls.fault({ path: '/api/user/*', method: 'PUT', status: 503, times: 1 })
  await form.save.click()
  await expect(form.alert).toContainText('Cap nhat that bai!')
  const sent = page.waitForRequest((one) => one.method() === 'PUT')
  await form.save.click()
  expect(new URL((await sent).url()).pathname).toBe('/api/user/u-nguoi-dung-3')
  await expect(around.notice('Cap nhat thanh cong')).toBeVisible()
  await expect(around.userButton('Vũ Thị Ba')).toBeVisible()
  await page.reload()
  await expect(form.input('birthday')).toHaveValue('03/02/1990')
  await page.goto(formHrefOf(user, 'u-nguoi-dung-3'))
  await expect(formPage(page, user).input('name')).toHaveValue('Vũ Thị Ba')
})
