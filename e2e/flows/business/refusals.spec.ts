import { brand } from '#resources/brand.ts'
import { contact } from '#resources/contact.ts'
import { keyword } from '#resources/keyword.ts'
import { size } from '#resources/size.ts'
import { deleteDialog } from '../../pages/delete-dialog.ts'
import { filesPage } from '../../pages/files-page.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'

const reason = 'Kho đang kiểm kê, mời đợi'

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(failedCalls))

test('saves another field of a record with an invalid stored e-mail', async ({ page, backEnd }) => {
  const form = formPage(page, contact)
  // A record stored before the validation rule existed.
  await page.route(/\/api\/contact\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { results: { email: string }[] } }
    for (const row of body.data.results) row.email = 'admin@x'
    await route.fulfill({ response: answer, json: body })
  })
  const list = listPage(page, contact)
  await list.open()
  await list.names.first().click()
  await expect(form.input('email')).toHaveValue('admin@x')
  await form.fill('note', 'Đã gọi lại')
  await form.save.click()
  await form.expectError('email', 'Địa chỉ email chưa đúng')
  const sent = (await backEnd.controls.calls()).filter(
    ({ method, path }) => method === 'PUT' && path.startsWith('/api/contact/'),
  )
  expect(
    sent.map(({ status }) => status),
    'the refusal is the one of the server',
  ).toEqual([422])
})

test('shows the literal text, the reason of the server and the next step for a rejected save', async ({
  page,
  backEnd,
}) => {
  const form = formPage(page, size)
  await page.goto('/size?edit=new')
  await form.fill('name', 'Cỡ chưa lưu được')
  await backEnd.controls.fault({ path: '/api/size/create', status: 409, body: { code: 0, message: reason } })
  await form.save.click()
  await expect(form.alert).toHaveText(
    `Chưa lưu được.${reason}. Nội dung bạn vừa nhập vẫn còn; bấm Lưu để gửi lại.Lưu thành thất bại!`,
  )
})

test('shows the reason for a rejected switch without advice for forms', async ({ page, backEnd }) => {
  const list = listPage(page, brand)
  await list.open()
  await backEnd.controls.fault({ path: '/api/brand/update', status: 422, body: { message: reason } })
  await page.getByRole('switch').first().click()
  await expect(shell(page).errorNotice).toContainText(`${reason} – Mục này vẫn như cũ; bạn xem lại nhé.`)
})

test('shows a record after a lost delete response only if it exists', async ({ page, backEnd }) => {
  const list = listPage(page, keyword)
  await list.open()
  const [first = '', second = ''] = await list.names.allTextContents()
  // The counts of the tabs are list requests as well.
  await expect(list.tab('Tắt')).toHaveText(/\d$/)
  const remove = async (name: string) => {
    await list.choose(name, 'Xóa')
    await deleteDialog(page, keyword).confirm.click()
    await shell(page).close.click()
  }
  // The delete succeeds and its response is lost; reads fail until the list is reloaded.
  await backEnd.controls.fault({ path: '/api/keyword/*', method: 'DELETE', after: true, status: 502 })
  await backEnd.controls.fault({ path: '/api/keywords', method: 'GET', status: 400 })
  await remove(first)
  await expect(shell(page).errorNotice).toContainText('Máy chủ chưa xác nhận. Chưa rõ đã xóa hay chưa')
  await expect(shell(page).errorNotice).toContainText('Lỗi xóa từ khóa')
  await expect(list.row(first)).toHaveCount(0)
  await expect(list.row(second).first()).toBeVisible()
  // The delete fails: the record is shown again.
  await backEnd.controls.fault({ path: '/api/keyword/*', method: 'DELETE', status: 502 })
  await remove(second)
  await expect(list.row(second).first()).toBeVisible()
})

test('shows the reason of the server for rejected uploads, folders and removals', async ({
  page,
  backEnd,
}) => {
  const files = filesPage(page)
  const dialog = page.getByRole('dialog')
  const refusal = { code: 0, success: false, message: reason }
  await files.open('/Ảnh chờ duyệt')
  await backEnd.controls.fault({ path: '/api/file-manager/upload-single', body: refusal })
  const picture = await page.request.get('/icons/icon-512.png')
  const buffer = await picture.body()
  await files.input.setInputFiles({ name: 'mau.png', mimeType: 'image/png', buffer })
  await expect(files.uploadItem('mau.png')).toContainText(`${reason}. Bạn bấm Thử lại để gửi lại nhé.`)
  await backEnd.controls.fault({ path: '/api/create/folder', body: refusal })
  await files.newFolder.click()
  await dialog.getByRole('textbox', { name: 'Tên thư mục' }).fill('Mới')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(
    `Chưa tạo được thư mục. ${reason}. Tên vừa gõ vẫn còn`,
  )
  await expect(dialog.getByRole('alert')).toContainText('Lưu thành thất bại!')
  await dialog.getByRole('button', { name: 'Hủy' }).click()
  await files.open('/Thương hiệu')
  await expect(files.names.first()).toBeVisible()
  await backEnd.controls.fault({ path: '/api/file-manager/remove-file', status: 409, body: refusal })
  await files.choose('logo-02.webp', 'Xóa')
  await dialog.getByRole('button', { name: 'Xóa' }).click()
  await expect(dialog.getByRole('alert')).toContainText(`${reason} – Mục này vẫn còn; bạn xem lại nhé.`)
})
