import type { Locator, Page } from '@playwright/test'
import { appSetting } from '#resources/app-setting.ts'
import { brand } from '#resources/brand.ts'
import { product } from '#resources/product.ts'
import appSettings from '../../backend/seeds/words/app-settings.json' with { type: 'json' }
import { dragOver } from '../../pages/drag.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { png } from '../../testing/png.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'

const { create, update, one } = product.operations
const rate = appSettings.exchange_rate

test('saves a product with searched pickers, a brand created in place and ordered pictures', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, product)
  await page.goto(formHrefOf(product, null))
  await expect(form.input('name')).toBeFocused()
  await form.fill('name', 'Máy ảnh Bến')
  await form.fill('code', 'BEN-1')

  await test.step('offers all options and searches them by keyboard without a call', async () => {
    const options = page.getByRole('listbox').getByRole('option')
    const seller = form.input('seller')
    await seller.click()
    await expect(options).toHaveCount(31)
    const last = (await options.nth(29).textContent()) ?? ''
    await seller.fill(last)
    await expect(options.first()).toHaveText(last)
    await seller.press('ArrowDown')
    await seller.press('Enter')
    await expect(seller).toHaveValue(last)
    const calls = await backEnd.controls.calls('/api/seller/search')
    expect(calls.length, 'a page of options, and the names').toBeLessThanOrEqual(2)
    expect(calls.filter(({ query }) => 'keyword' in query)).toEqual([])
  })

  await test.step('creates a brand by its name without leaving the field', async () => {
    const field = form.input('brand')
    await field.fill('Hiệu Có Ngay')
    await page.getByRole('option', { name: 'Tạo thương hiệu “Hiệu Có Ngay”' }).click()
    // The typed name alone is no choice yet.
    await expect(form.form.getByLabel('Bỏ chọn Thương hiệu')).toBeVisible()
    await expect(field).toHaveValue('Hiệu Có Ngay')
    await expect(field).toBeFocused()
  })

  await test.step('shows the form of a brand that was not created', async () => {
    const field = form.input('brand')
    const made = formPage(page, brand)
    await backEnd.controls.fault({ path: brand.operations.create.path, status: 400, times: 1 })
    await field.fill('Hiệu Chưa Có')
    await page.getByRole('option', { name: 'Tạo thương hiệu “Hiệu Chưa Có”' }).click()
    await expect(made.alert.first()).toBeVisible()
    await expect(made.input('name')).toHaveValue('Hiệu Chưa Có')
    await made.fill('website', 'không phải địa chỉ')
    await page.keyboard.press('Escape')
    await shell(page).leave.getByRole('button', { name: 'Ở lại' }).click()
    await page.keyboard.press('ControlOrMeta+S')
    await made.expectError('website', 'Địa chỉ phải bắt đầu bằng')
    await made.fill('website', '/hieu')
    await page.keyboard.press('ControlOrMeta+S')
    await expect(made.form).toBeHidden()
    await expect(field).toHaveValue('Hiệu Chưa Có')
    await expect(form.input('name')).toHaveValue('Máy ảnh Bến')
    expect(await backEnd.controls.calls(create.path)).toEqual([])
  })

  await test.step('converts a price into đồng while it is typed', async () => {
    await form.fill('price', 12000)
    const also = form.form.getByRole('status', { name: 'Giá, theo tỉ giá' })
    await expect(also).toHaveText(`≈ ${inVnd(12000 * rate)}`)
    await form.fill('price', 0)
    await expect(also).toHaveText(`≈ ${inVnd(0)}`)
    await form.fill('price', 12500)
  })

  await form.fill('category', 'Máy ảnh phim')
  await form.fill('colors', ['Đen', 'Bạc'])
  await form.fill('weight', 820)
  await form.fill('description', 'Máy còn chạy tốt.')

  const pictures = form.input('images')
  await test.step('orders pictures by buttons, keys and dragging', async () => {
    await pictures
      .locator('input[type=file]')
      .setInputFiles([drawn('a', 0x10), drawn('b', 0x80), drawn('c', 0xe0)])
    await expect(pictures.getByRole('img')).toHaveCount(3)
    await expect(pictures.getByRole('button', { name: 'Bỏ ảnh 3' })).toBeVisible()
    const [a, b, c] = await addresses(pictures)
    const back = pictures.getByRole('button', { name: 'Đưa ảnh 3 lên trước' })
    await back.click()
    await expect.poll(() => addresses(pictures)).toEqual([a, c, b])
    await expect(pictures.getByRole('button', { name: 'Đưa ảnh 2 lên trước' })).toBeFocused()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => addresses(pictures)).toEqual([c, a, b])
    await expect(pictures.getByText('Ảnh đã ở vị trí 1')).toBeVisible()
    const tiles = pictures.getByRole('listitem')
    const { drop } = await dragOver(page, tiles.nth(0), tiles.nth(2), { x: 0.9, y: 0.3 })
    await drop()
    await expect.poll(() => addresses(pictures)).toEqual([a, b, c])
    await pictures.getByRole('button', { name: 'Bỏ ảnh 2' }).click()
    await expect.poll(() => addresses(pictures)).toEqual([a, c])
  })

  const paths = (await addresses(pictures)).map((address) => new URL(address).pathname)
  const typed = await form.values()
  const { body, record } = await saveForm(page, form, create)
  const subject = await subjectOf(page)
  expect(body).toMatchObject({
    name: 'Máy ảnh Bến',
    price: 12500,
    weight: 820,
    images: paths,
    user_id: subject,
  })
  expect([record['user_id'], (record['colors'] as unknown[]).length]).toEqual([subject, 2])

  await test.step('shows the saved values', async () => {
    await expect(page).toHaveURL(new RegExp(`${formHrefOf(product, String(record['id']))}$`))
    await page.reload()
    await expect(form.input('brand')).toHaveValue('Hiệu Chưa Có')
    await expect(form.form.getByText('Điện tử › Máy ảnh › Máy ảnh phim')).toBeVisible()
    await expect(form.form.getByText('Bạc', { exact: true })).toBeVisible()
    expect(await form.values()).toEqual(typed)
    await form.fill('name', 'Máy ảnh Bến, đời sau')
    const again = await saveForm(page, form, update)
    expect(again.body).toEqual({ ...record, name: 'Máy ảnh Bến, đời sau', updated_at: expect.any(String) })
  })

  await test.step('shows it in the list of its brand with both currencies', async () => {
    const list = listPage(page, product)
    await list.open()
    await list.openFilters()
    const box = list.filter('brand')
    await box.getByRole('button', { name: 'Thương hiệu' }).click()
    await box.getByRole('searchbox').fill('hieu chua')
    await box.getByRole('button', { name: 'Hiệu Chưa Có' }).click()
    await expect(list.names).toHaveText(['Máy ảnh Bến, đời sau'])
    await expect(page).toHaveURL(new RegExp(`brand=${String(record['brand'])}`))
    await expect(list.row('Máy ảnh Bến, đời sau')).toContainText(`≈ ${inVnd(12500 * rate)}`)
  })
})

test('shows errors at their fields and keeps the input: price, picture, deleted record, missing rate', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, product)
  await backEnd.controls.fault({ path: appSetting.operations.read.path, status: 500, times: 0 })
  await page.goto(formHrefOf(product, null))
  await form.fill('name', 'Món thử')
  await form.fill('price', '9999999999')
  await form.fill('length', '-2')
  await form.save.click()
  await form.expectError('price', 'Không được quá 1.000.000.000.')
  await form.expectError('length', 'Không được dưới 0.')
  await expect(form.input('price')).toBeFocused()
  await expect(form.form.getByRole('status', { name: 'Giá, theo tỉ giá' })).toHaveText('')
  expect(await backEnd.controls.calls(create.path)).toEqual([])
  await form.fill('price', 100)
  await form.fill('length', 2)

  const pictures = form.input('images')
  const file = pictures.locator('input[type=file]')
  await test.step('rejects a file that is no picture, and shows a failed upload', async () => {
    await file.setInputFiles({ name: 'hoa-don.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
    await expect(pictures.getByRole('alert')).toContainText('Tệp này không phải ảnh')
    await pictures.getByRole('button', { name: 'Bỏ qua' }).click()
    await backEnd.controls.fault({ path: '/api/image/uoload', status: 500 })
    await file.setInputFiles(drawn('a', 0x40))
    await expect(pictures.getByRole('alert')).toContainText('a.png')
    await pictures.getByRole('button', { name: 'Thử lại' }).click()
    await expect(pictures.getByRole('button', { name: 'Bỏ ảnh 1' })).toBeVisible()
    await file.setInputFiles(Array.from({ length: 12 }, (_, at) => drawn(`n${at}`, at)))
    await expect(pictures.getByText('Tối đa 12 ảnh; 1 ảnh chưa được thêm.')).toBeVisible()
  })
  const { record } = await saveForm(page, form, create)

  await test.step('shows a deleted brand and blocks the save until another one is chosen', async () => {
    const path = one.path.replace('{id}', String(record['id']))
    const gone = 'f'.repeat(24)
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as { data: object }
      await route.fulfill({
        response: answer,
        json: { code: 1, data: { ...data, brand: gone, colors: [gone] } },
      })
    })
    await page.reload()
    await expect(form.input('brand')).toHaveValue('Đã xóa')
    await expect(form.form.getByText('Mục đã chọn không còn nữa.')).toHaveCount(2)
    await form.fill('short_description', 'Chữ vừa gõ')
    await backEnd.controls.fault({ path: '/api/brand/search', status: 500, times: 0 })
    await form.input('brand').fill('cosme')
    await expect(page.getByRole('option', { name: 'Cosme' }).first(), 'without the server').toBeVisible()
    await form.input('brand').blur()
    await expect(form.input('brand')).toHaveValue('Đã xóa')
    await form.save.click()
    await form.expectError('colors', 'Mục được chọn không còn nữa, hãy chọn mục khác.')
    await form.input('colors').press('Backspace')
    await form.save.click()
    await form.expectError('brand', 'Mục được chọn không còn nữa, hãy chọn mục khác.')
    await backEnd.controls.clearFaults()
    await form.fill('brand', 'Cosme')
    const { body } = await saveForm(page, form, update)
    expect(body).toMatchObject({ colors: [], short_description: 'Chữ vừa gõ' })
    expect(body['brand']).not.toBe(gone)
    await page.unrouteAll()
  })
})

/** A small picture with unique content. */
function drawn(name: string, shade: number) {
  const buffer = png(24, 24, (x, y) => (shade << 16) | ((x * 10) << 8) | (y * 10))
  return { name: `${name}.png`, mimeType: 'image/png', buffer }
}

function addresses(pictures: Locator): Promise<string[]> {
  return pictures.getByRole('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))
}

function inVnd(value: number): string {
  return new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(Math.round(value))
}

/** The current user of the back-end. */
async function subjectOf(page: Page): Promise<string> {
  const other = await page.context().newPage()
  const answer = other.waitForResponse('**/api/auth/valid/token')
  await other.goto('/')
  const { data } = (await (await answer).json()) as { data: { id: string } }
  await other.close()
  return data.id
}
