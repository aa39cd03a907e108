import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { passwordOf } from '../../pages/login-page.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { shell } from '../../pages/shell.ts'
import { Client } from '../../testing/client.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'
import { firstCursor, openGuide, placesIn, showChangeOfColleague } from './pages/early-editor.ts'
import { previewPage } from './pages/preview-page.ts'

// A text is shown, and can be edited, before the code of its editor is there.

test('takes over what was typed, in the same places, with the cursor and an undo', async ({ page }) => {
  const {
    editor: { surface, tools },
    paragraph,
    arrive,
  } = await openGuide(page)
  const words = await paragraph.innerText()
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Cân lạii')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await page.keyboard.type('dòng mới ')
  const before = await placesIn(surface)
  expect(before.length).toBeGreaterThan(5)
  const cursor = firstCursor(page)
  arrive()
  expect(await cursor, 'the next key comes at once').toEqual(['dòng mới ', 9])
  await expect(tools).toBeVisible()
  await expect(surface).toBeFocused()
  expect(await placesIn(surface)).toEqual(before)
  await page.keyboard.type('nữa')
  await expect(surface.locator('p', { hasText: /^dòng mới nữa$/ })).toHaveCount(1)
  await expect(surface.locator('p', { hasText: `${words} Cân lại` })).toHaveCount(1)
  // One step, or two if the machine was slow between them.
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(surface.locator('p', { hasText: 'Cân lại' })).toHaveCount(0)
  await expect(formPage(page, guide).save).toBeDisabled()
})

test('lets an input method finish its word before the editor takes over', async ({ page }) => {
  const { editor, paragraph, arrive } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.press('End')
  const wire = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    wire.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const arrived = page.waitForResponse('**/assets/editor-*.js')
  arrive()
  for (const text of ['t', 'ti', 'tiê', 'tiên', 'tiêng', 'tiếng']) await compose(text)
  await arrived
  await compose('tiếng')
  await expect(editor.tools).toHaveCount(0)
  await wire.send('Input.insertText', { text: 'tiếng ' })
  await expect(editor.tools).toBeVisible()
  await page.keyboard.type('Việt')
  await expect(editor.surface.locator('p', { hasText: /tiếng Việt$/ })).toHaveCount(1)
})

test('saves what was typed before the editor is there, and nothing else of the text', async ({ page }) => {
  const {
    editor: { tools },
    paragraph,
    stored,
  } = await openGuide(page)
  const words = await paragraph.innerText()
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Cân lại')
  const { body } = await saveForm(page, formPage(page, guide), guide.operations.update)
  await expect(tools).toHaveCount(0)
  expect(body['content']).toBe(stored.replace(words, `${words} Cân lại`))
})

test('asks before the form is left with what was typed', async ({ page }) => {
  const { paragraph } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.type('x')
  await expect(formPage(page, guide).save).toBeEnabled()
  await page.goBack()
  await expect(shell(page).leave).toBeVisible()
})

test('returns the focus and the cursor to the text when the editor takes over under a dialog', async ({
  page,
}) => {
  const {
    editor: { surface, tools },
    paragraph,
    arrive,
  } = await openGuide(page)
  const words = await paragraph.innerText()
  const preview = previewPage(page)
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' một')
  // The preview renders the text by the same code, and opens after the editor.
  await page.keyboard.press('Alt+p')
  arrive()
  await expect(preview.article).toContainText(`${words} một`)
  await expect(tools).toHaveCount(1)
  await preview.close.click()
  await expect(surface).toBeFocused()
  await page.keyboard.type(' hai')
  await expect(surface.locator('p', { hasText: `${words} một hai` })).toHaveCount(1)
})

test('returns the focus to the text when the editor takes over under the palette', async ({ page }) => {
  const {
    editor: { surface, tools },
    paragraph,
    arrive,
  } = await openGuide(page)
  const words = await paragraph.innerText()
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palettePage(page).dialog).toBeVisible()
  arrive()
  await expect(tools).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(surface).toBeFocused()
  await page.keyboard.type(' hai')
  await expect(surface.locator('p', { hasText: `${words} hai` })).toHaveCount(1)
})

const pasted = {
  'text/html': '<p style="color:red" class="MsoNormal">Bảng <b>phí</b></p>',
  'text/plain': 'Bảng phí',
}

test('shows the words of a paste at once, and with the editor all of it', async ({ page }) => {
  const { editor, paragraph, arrive } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await editor.paste(pasted)
  await page.keyboard.type(' sau')
  const line = editor.surface.locator('p', { hasText: /^Bảng phí sau$/ })
  await expect(line).toHaveCount(1)
  arrive()
  await expect(editor.tools).toBeVisible()
  await expect(line.locator('strong')).toHaveText('phí')
  await page.keyboard.type('!')
  const { body } = await saveForm(page, formPage(page, guide), guide.operations.update)
  expect(body['content']).toContain('<p>Bảng <strong>phí</strong> sau!</p>')
})

test('saves the words of a paste in the place of the selection before the editor is there', async ({
  page,
}) => {
  const { editor, paragraph, stored } = await openGuide(page)
  const words = await paragraph.innerText()
  await paragraph.click()
  await paragraph.evaluate((line) => document.getSelection()?.selectAllChildren(line))
  await editor.paste(pasted)
  const { body } = await saveForm(page, formPage(page, guide), guide.operations.update)
  expect(body['content']).toBe(stored.replace(words, 'Bảng phí'))
})

test('a save waits for a pasted picture until the editor has uploaded it', async ({ page }) => {
  const { editor, paragraph, stored, arrive } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.type('Ảnh: ')
  await editor.paste({}, 1)
  const saved = saveForm(page, formPage(page, guide), guide.operations.update)
  await expect(formPage(page, guide).save).toHaveAttribute('data-loading', 'true')
  arrive()
  expect(picturesIn((await saved).body['content'])).toBe(picturesIn(stored) + 1)
})

test('keeps a picture that was pasted before a newer version of the record arrived, and shows that version', async ({
  page,
  backEnd,
}) => {
  const client = await Client.at(backEnd.url)
  await client.signIn('admin', passwordOf('admin'))
  const { editor, paragraph, stored, arrive } = await openGuide(page)
  await paragraph.click()
  await editor.paste({}, 1)
  await showChangeOfColleague(page, client, stored)
  arrive()
  await expect(editor.tools).toBeVisible()
  const form = formPage(page, guide)
  await expect(form.alert).toContainText('Đoạn của đồng nghiệp')
  const { body } = await saveForm(page, form, guide.operations.update)
  expect(picturesIn(body['content'])).toBe(picturesIn(stored) + 1)
})

test('keeps a picture whose upload failed before a newer version of the record arrived', async ({
  page,
  backEnd,
  expectedErrors,
}) => {
  expectedErrors.push(failedCalls)
  const client = await Client.at(backEnd.url)
  await client.signIn('admin', passwordOf('admin'))
  const { editor, paragraph, stored, arrive } = await openGuide(page)
  arrive()
  await expect(editor.tools).toBeVisible()
  await backEnd.controls.fault({ path: '/api/image/uoload', status: 500, times: 1 })
  await paragraph.click()
  await page.keyboard.press('End')
  await editor.paste({}, 1)
  const failed = editor.surface.locator('figure[data-state="failed"]')
  await expect(failed).toHaveCount(1)
  await showChangeOfColleague(page, client, stored)
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  const form = formPage(page, guide)
  await expect(form.alert).toContainText('Đoạn của đồng nghiệp')
  const { body } = await saveForm(page, form, guide.operations.update)
  expect(picturesIn(body['content'])).toBe(picturesIn(stored) + 1)
})

test('keeps a text editable whose editor cannot be loaded', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const { paragraph, stored, fail } = await openGuide(page)
  fail()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Thử lại' })).toBeVisible()
  const words = await paragraph.innerText()
  await paragraph.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Cân lại')
  const { body } = await saveForm(page, formPage(page, guide), guide.operations.update)
  expect(body['content']).toBe(stored.replace(words, `${words} Cân lại`))
})

const picturesIn = (html: unknown) => String(html).split('<img ').length - 1
