import { parentKeyOf } from '#descriptor/resource.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { article } from '#resources/article.ts'
import { category } from '#resources/category.ts'
import { resources } from '#resources/table.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { treePage } from '../../pages/tree-page.ts'
import { png } from '../../testing/png.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { createOperation, pathOf, requiredSamplesOf } from '../samples.ts'
import { saveForm } from '../save-form.ts'
import { onePerShape } from '../shapes.ts'

const able = resources.filter(({ operations }) => operations.byParent && operations.list)
const once = onePerShape(able, ({ operations, form, pagination, opensAs }) => [
  operations.byParent?.id,
  Boolean(operations.tree),
  form.path === undefined,
  pagination,
  opensAs,
])

for (const resource of once) {
  const { byParent } = resource.operations
  const create = createOperation(resource)
  const parent = parentKeyOf(resource)
  if (!byParent || !create || !parent) continue

  test(`${resource.title}: the children of a record have a list with its own URL`, async ({
    page,
    backEnd,
  }) => {
    const list = listPage(page, resource)
    const form = formPage(page, resource)
    const path = page.getByRole('navigation', { name: 'Đang xem mục con của' })
    await list.open({ sort: resource.label, size: '7' })
    const above = (await list.names.first().textContent()) ?? ''
    await list.choose(above, 'Xem mục con')
    await expect(page).toHaveURL(/[?&]parent=[\da-f]+/)
    const id = new URL(page.url()).searchParams.get('parent') ?? ''
    await expect(path).toContainText(above)
    const { position, size, perPage } = resource.pagination
    const query = async () => (await backEnd.controls.calls(pathOf(byParent, id)))[0]?.query
    await expect.poll(query).toMatchObject({ [position]: ['1'], [size]: [String(perPage)] })

    await test.step('creates a record below it', async () => {
      await list.add.click()
      const values = { ...requiredSamplesOf(resource, 8800), [resource.label]: 'Mục con mới tinh' }
      await form.fillAll(values)
      const { body } = await saveForm(page, form, create)
      expect(body).toMatchObject({ [parent]: id })
      await page.goto(`${resource.path}?${new URLSearchParams(childrenOf(resource, id))}`)
      await expect(list.row('Mục con mới tinh')).toBeVisible()
    })

    await test.step('searches the list and leaves it', async () => {
      await list.search.fill('khong co gi ten nhu the nay')
      await expect(list.nothing).toBeVisible()
      await list.search.fill('CON MOI TINH')
      await list.waitUntilLoaded()
      await expect(list.names).toHaveText(['Mục con mới tinh'])
      await expect(page).toHaveURL(new RegExp(`[?&]parent=${id}`))
      await path.getByRole('link', { name: 'Tất cả' }).click()
      await expect(path).toBeHidden()
      await list.waitUntilLoaded()
      await expect(page).not.toHaveURL(/parent=/)
    })
  })
}

for (const resource of able.filter((one) => !once.includes(one))) {
  test(`${resource.title}: the children of a record are requested by their own operation`, async ({
    page,
    backEnd,
  }) => {
    const list = listPage(page, resource)
    await list.open({ sort: resource.label, size: '7' })
    await list.choose((await list.names.first().textContent()) ?? '', 'Xem mục con')
    await expect(page).toHaveURL(/[?&]parent=[\da-f]+/)
    const id = new URL(page.url()).searchParams.get('parent') ?? ''
    const called = async () =>
      resource.operations.byParent && backEnd.controls.calls(pathOf(resource.operations.byParent, id))
    await expect.poll(called).toHaveLength(1)
  })
}

const whole = resources.filter((one) => one.operations.tree && !givesRoots(one))
for (const resource of onePerShape(whole, ({ opensAs, form }) => [opensAs, form.path === undefined])) {
  const path = resource.operations.tree?.path ?? ''

  test(`${resource.title}: a tree that comes whole`, async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    const tree = treePage(page, resource)
    const form = formPage(page, resource)
    await tree.open()
    const calls = await backEnd.controls.calls(path)
    expect(calls).toHaveLength(1)
    const first = tree.closed.first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    const child = tree.below(2).first()
    await expect(child.getByRole('link')).toBeVisible()
    expect(await backEnd.controls.calls(path), 'sends no second request').toHaveLength(1)
    await page.reload()
    await expect(child).toBeVisible()
    const name = (await child.getAttribute('aria-label')) ?? ''
    await child.getByRole('link').click()
    await expect(form.input(resource.label)).toHaveValue(name)

    await backEnd.controls.fault({ path, status: 500, times: 0 })
    await page.goto('/')
    await page.goto(`${resource.path}?show=tree`)
    await expect(tree.failed).toBeVisible()
    await backEnd.controls.clearFaults()
    await tree.retry.click()
    await expect(tree.roots.first()).toBeVisible()
  })
}

test(`${article.title}: a picture that does not arrive shows an error and blocks the save`, async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, article)
  await page.goto(formHrefOf(article, null))
  await form.fill('title', 'Bài có ảnh hỏng')
  await backEnd.controls.fault({ path: '/api/image/uoload', status: 500, times: 0 })
  const picture = form.input('image')
  const retry = picture.getByRole('button', { name: 'Thử lại' })
  const file = { name: 'mau.png', mimeType: 'image/png', buffer: png(160, 90, (x, y) => x * y) }
  await picture.locator('input[type=file]').setInputFiles(file)
  await expect(form.form.getByText('Add photo failed', { exact: true })).toBeVisible()
  await expect(retry).toBeVisible()
  await form.save.click()
  await expect(shell(page).errorNotice).toContainText('Có ảnh chưa tải lên được')
  await expect(picture.getByRole('button').first()).toBeFocused()
  const broken = { ...file, buffer: Buffer.from('khong phai anh') }
  await picture.locator('input[type=file]').setInputFiles(broken)
  await expect(form.form.getByText(/^Chưa tải ảnh lên được\. Không mở được ảnh này/)).toBeVisible()
  await expect(retry, 'the same file would fail again').toBeHidden()
  await backEnd.controls.clearFaults()
  await form.fill('image', 'mau.png')
  await expect(form.form.getByText(/^Add photo failed/)).toBeHidden()
  const { body } = await saveForm(page, form, article.operations.create)
  expect(body).toMatchObject({ title: 'Bài có ảnh hỏng', image: expect.stringMatching(/^\/files\/.+/) })
})

test(`${article.title}: a new one is a draft until it is published, after a list of what it lacks`, async ({
  page,
}) => {
  const form = formPage(page, article)
  const state = (word: string) => page.getByRole('main').getByText(word, { exact: true }).first()
  await page.goto(formHrefOf(article, null))
  await form.fill('title', 'Phí vận chuyển mùa lễ')
  await expect(form.input('url')).toHaveValue('phi-van-chuyen-mua-le')
  const { body, record } = await saveForm(page, form, article.operations.create)
  expect(body).toMatchObject({ active: false, url: 'phi-van-chuyen-mua-le' })
  await page.goto(formHrefOf(article, String(record['id'] ?? record['_id'])))
  await expect(state('Nháp')).toBeVisible()

  await form.publish.click()
  await expect(form.missing).toContainText('Ảnh đại diện: chưa có ảnh.')
  await form.missing.getByRole('button', { name: 'Viết tiếp' }).click()
  await form.fill('image', 'mau.png')
  await form.fill('meta_title', 'Phí gửi hàng dịp Tết')
  await form.publish.click()
  await expect(form.unpublish).toBeVisible()
  await page.reload()
  await expect(state('Đã đăng')).toBeVisible()
  await form.unpublish.click()
  await expect(state('Nháp')).toBeVisible()
})

test(`${category.title}: a parent is chosen from the roots while the tree loads, then by search`, async ({
  page,
  backEnd,
}) => {
  const form = formPage(page, category)
  const { roots, tree } = category.operations
  await backEnd.controls.fault({ path: tree.path, delay: 2000 })
  await page.goto(formHrefOf(category, null))
  const parent = form.input('parent')
  await parent.click()
  await expect(page.getByRole('option', { name: 'Vận chuyển', exact: true })).toBeVisible()
  expect(await backEnd.controls.calls(roots.path)).toHaveLength(1)
  await parent.fill('BAY')
  await page.getByRole('option', { name: 'Đường bay Vận chuyển', exact: true }).click()
  await form.fill('name', 'Tuyến mới')
  const { body, record } = await saveForm(page, form, category.operations.create)
  expect(body['parent']).toMatch(/^[\da-f]{24}$/)
  await page.goto(formHrefOf(category, String(record['id'])))
  await expect(form.input('parent'), 'it is not of the first level').toHaveValue('Đường bay')
})

function childrenOf({ tab, opensAs, operations }: (typeof resources)[number], parent: string) {
  return {
    ...(tab ? { tab } : {}),
    ...(opensAs !== 'list' && operations.byParent?.id === 'query' ? { show: 'list' } : {}),
    parent,
  }
}
