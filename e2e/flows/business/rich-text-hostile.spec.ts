import { hostile } from '#kit/rich-text/pastes.test-data.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { editorPage } from './pages/editor-page.ts'
import { begin } from './pages/guide-editor.ts'

test('stores and shows hostile texts without running scripts', async ({ page, expectedErrors }) => {
  // The pictures of the hostile texts do not exist.
  expectedErrors.push(failedCalls)
  const { form, editor, save } = await begin(page, 'Bài xấu')
  for (const html of hostile) await editor.paste({ 'text/html': html, 'text/plain': 'x' })
  await editor.tool('Mã HTML').click()
  await editor.surface.fill(hostile.join('\n'))
  expect(await save()).toContain('onerror')
  // The response contains the text as the back-end sanitised it.
  await page.reload()
  await expect(editor.surface).toBeVisible()
  await expect(form.form.locator('iframe, svg script, [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
})

test('shows each hostile text of a back-end without sanitising and runs no script', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(failedCalls)
  const editor = editorPage(page, 'Nội dung')
  let html = ''
  await page.route('**/api/guide/id/*', async (route) => {
    const answer = await route.fetch()
    const body: { data: Record<string, unknown> } = await answer.json()
    const content = `<p>đầu</p>${html}<p>cuối</p>`
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, content } } })
  })
  await page.goto('/guides')
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(names.first()).toBeVisible()
  const hrefs = await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const texts = [...hostile, hostile.join('')]
  for (const [at, text] of texts.entries()) {
    await test.step(`hostile text ${at + 1}`, async () => {
      html = text
      await page.goto(String(hrefs[at % hrefs.length]))
      await expect(editor.surface).toBeVisible()
      const back = editor.button('Về soạn thảo')
      if (await back.isVisible()) {
        await back.click()
        await editor.button('Bỏ các phần này').click()
      }
      await expect(editor.surface).toContainText('đầu')
      expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
    })
  }
})
