import type { Page, Route } from '@playwright/test'
import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { previewPage } from './pages/preview-page.ts'

test('each view is an address that survives Back and reload', async ({ page }) => {
  const list = listPage(page, guide)
  const tab = (name: string) => list.main.getByRole('link', { name, exact: true })
  await list.open()
  for (const [view, { label }] of Object.entries(guide.operations.views)) {
    await tab(label).click()
    await expect(page).toHaveURL(`/guides?view=${view}`)
    await expect(tab(label)).toHaveAttribute('aria-current', 'page')
    await list.waitUntilLoaded()
  }
  await page.goBack()
  await expect(page).toHaveURL('/guides?view=service')
  await page.reload()
  await expect(tab('Dịch vụ')).toHaveAttribute('aria-current', 'page')
  await tab('Tất cả').click()
  await expect(page).toHaveURL('/guides')
})

test('previews the input as customers see it and saves nothing', async ({ page, backEnd }) => {
  const form = formPage(page, guide)
  const preview = previewPage(page)
  await page.goto('/guide')
  await form.fill('title', 'Phí gửi hàng mùa Tết')
  await form.fill('content', 'Gửi trước ngày 15 tháng Chạp.')
  await form.fill('image', 'mau.png')
  await preview.open.click()
  await expect(preview.article.getByRole('heading', { level: 1 })).toHaveText('Phí gửi hàng mùa Tết')
  await expect(preview.article).toContainText('Bài của Nguyễn Minh Anh')
  await expect(preview.article).toContainText('Gửi trước ngày 15 tháng Chạp.')
  await expect
    .poll(() => preview.article.locator('> img').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await expect(preview.dialog).toContainText('Địa chỉ: /guide/Phí gửi hàng mùa Tết')
  const width = async () => (await preview.article.boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThan(600)
  await preview.phone.press(' ')
  await expect(preview.phone).toBeChecked()
  expect(await width()).toBeLessThanOrEqual(390)
  await expect(preview.article).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.keyboard.press('Escape')
  await expect(preview.dialog).toBeHidden()
  await expect(form.input('title')).toHaveValue('Phí gửi hàng mùa Tết')
  await expect(form.changed(3)).toBeVisible()
  const writes = (await backEnd.controls.calls()).filter(
    ({ method, path }) => method !== 'GET' && path === '/api/guide',
  )
  expect(writes).toEqual([])
})

test('Alt+P previews the latest input and returns the focus to the text', async ({ page }) => {
  const form = formPage(page, guide)
  const preview = previewPage(page)
  await page.goto('/guide')
  const text = form.input('content')
  await text.click()
  await page.keyboard.type('Chữ cuối cùng')
  await page.keyboard.press('Alt+p')
  await expect(preview.article).toContainText('Chữ cuối cùng')
  await preview.close.click()
  await expect(text).toBeFocused()
  await page.keyboard.type('!')
  await expect(text).toHaveText('Chữ cuối cùng!')
})

test('runs no script and follows no link of a stored text in its preview', async ({ page }) => {
  await withStored(page, {
    content: `<p onclick="window.ran=1" style="position:fixed;color:red">Chữ <a href="javascript:window.ran=1">bấm</a>
      <a href="/noi-khac">đi</a><img src="x" onerror="window.ran=1"><script>window.ran=1</script>
      <svg onload="window.ran=1"></svg><iframe srcdoc="<script>parent.ran=1</script>"></iframe></p>`,
  })
  const list = listPage(page, guide)
  const preview = previewPage(page)
  await list.open()
  await list.openRow((await list.names.first().textContent()) ?? '')
  const address = page.url()
  await preview.open.click()
  await expect(preview.article).toContainText('Chữ')
  await expect(preview.article.locator('script, svg, iframe, [onclick], [onerror]')).toHaveCount(0)
  await preview.article.getByText('bấm').click()
  await preview.article.getByRole('link', { name: 'đi' }).click()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect(page).toHaveURL(address)
})

test('keeps the input when the back-end rejects a duplicate slug', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const form = formPage(page, guide)
  const list = listPage(page, guide)
  const one = page.waitForResponse((answer) => answer.url().includes('/api/guide/id/'))
  await list.open()
  const name = (await list.names.first().textContent()) ?? ''
  await list.openRow(name)
  const { url: existing } = (await (await one).json()).data
  await page.goto('/guide')
  await backEnd.controls.fault({ path: '/api/guide/slug/*', status: 400, times: 0 })
  await form.fill('title', 'Bài trùng địa chỉ')
  await form.fill('category', 'policy')
  await form.fill('url', existing)
  await expect(form.input('url')).toHaveAccessibleDescription(
    /Chưa kiểm tra được địa chỉ này; bạn vẫn lưu được\./,
  )
  await form.save.click()
  await expect(form.alert.first()).toContainText('Luu bai viet that bai')
  await form.expectError('url', `Địa chỉ này đã có “${name}” dùng. Đổi vài chữ là được.`)
  await expect(form.input('title')).toHaveValue('Bài trùng địa chỉ')
  await backEnd.controls.clearFaults()
  await form.fill('url', `${existing} 100% / năm?`)
  await expect(form.input('url')).toHaveAccessibleDescription(/Địa chỉ này dùng được\./)
  await form.save.click()
  await expect(page).toHaveURL(/\/guide\/.+/)
})

/** Overrides fields in every response for a single guide. */
async function withStored(page: Page, fields: Readonly<Record<string, unknown>>) {
  await page.route('**/api/guide/id/*', async (route: Route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...fields } } })
  })
}
