import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { hrefOf } from '../../pages/href-of.ts'
import { anyList } from '../any-list.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { openDelayedGuide, placesIn } from './pages/delayed-editor.ts'

// A text is shown before the code of its editor is there, and edited once it is.

test('shows a text in the same places as its editor, and cannot change it', async ({ page }) => {
  const { editor, preview, paragraph, arrive } = await openDelayedGuide(page)
  await expect(page.locator('[contenteditable]')).toHaveCount(0)
  // It may scroll the page.
  await paragraph.click()
  const before = await placesIn(preview)
  expect(before.length).toBeGreaterThan(5)
  // Keys of commands, which a focused input takes.
  await page.keyboard.type('gn?x')
  await page.keyboard.press('Backspace')
  expect(await placesIn(preview)).toEqual(before)
  await expect(preview).toBeFocused()
  arrive()
  await expect(editor.tools).toBeVisible()
  await expect(preview).toHaveCount(0)
  expect(await placesIn(editor.surface)).toEqual(before)
  await expect(formPage(page, guide).save).toBeDisabled()
})

test('focuses the editor in the place of the press on its text', async ({ page }) => {
  const { editor, paragraph, arrive } = await openDelayedGuide(page)
  const words = await paragraph.innerText()
  await paragraph.click()
  await page.keyboard.press('End')
  arrive()
  await expect(editor.surface).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Cân lại')
  const changed = editor.surface.locator('p', { hasText: words.slice(-20) })
  await expect(changed).toHaveCount(1)
  await expect(changed).toContainText('Cân lại')
})

test('focuses the editor whose text was reached by Tab, at its start', async ({ page }) => {
  const { editor, preview, arrive } = await openDelayedGuide(page)
  await preview.focus()
  arrive()
  await expect(editor.surface).toBeFocused()
  await page.keyboard.type('Đầu bài. ')
  await expect(editor.surface.locator(':scope > *').first()).toContainText(/^Đầu bài\. /)
})

test('leaves the focus where it is when the editor arrives', async ({ page }) => {
  const { editor, arrive } = await openDelayedGuide(page)
  const title = formPage(page, guide).input('title')
  await title.focus()
  arrive()
  await expect(editor.tools).toBeVisible()
  await expect(title).toBeFocused()
})

test('shows a text whose editor cannot be loaded, and loads it by “Thử lại”', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const { editor, preview, fail, arrive } = await openDelayedGuide(page)
  const before = await preview.innerText()
  fail()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Thử lại' })
  await expect(retry).toBeVisible()
  expect(await preview.innerText()).toBe(before)
  arrive()
  await retry.click()
  await expect(editor.tools).toBeVisible()
})

test('loads the editor after a list whose form has a rich text, and after no other list', async ({
  page,
}) => {
  const codeOf = (name: string) => page.waitForResponse(`**/assets/${name}-*.js`)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await Promise.all([codeOf('form'), page.goto(hrefOf(anyList))])
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('/assets/editor-'))).toEqual([])
  await Promise.all([codeOf('editor'), page.goto(hrefOf(guide))])
})
