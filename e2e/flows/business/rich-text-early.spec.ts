import type { Locator, Page } from '@playwright/test'
import { readRecord } from '#descriptor/envelope.ts'
import { guide } from '#resources/guide.ts'
import { formPage } from '../../pages/form-page.ts'
import { passwordOf } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { Client } from '../../testing/client.ts'
import { expect, failedCalls, signedInTest as test } from '../fixtures.ts'
import { returnAfter } from '../return-after.ts'
import { saveForm } from '../save-form.ts'
import { editorPage } from './pages/editor-page.ts'

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

/** Opens the first guide while the code of the editor is on its way. */
async function openGuide(page: Page) {
  let end: (isLost: boolean) => void
  const arrival = new Promise<boolean>((resolve) => (end = resolve))
  await page.route('**/assets/editor-*.js', async (route) => {
    if (await arrival) await route.fulfill({ status: 503, body: '' })
    else await route.fallback()
  })
  const read = page.waitForResponse((response) => isRecord(response.url()))
  await page.goto('/guides')
  await page.getByRole('rowheader').first().getByRole('link').click()
  const editor = editorPage(page, 'Nội dung')
  const { surface } = editor
  await expect(surface).toBeVisible()
  const stored = String(readRecord(await (await read).json())?.['content'])
  return {
    editor,
    paragraph: surface.locator(':scope > p').nth(3),
    stored,
    arrive: () => end(false),
    fail: () => end(true),
  }
}

const picturesIn = (html: unknown) => String(html).split('<img ').length - 1

/** Another client adds a paragraph to the open guide; the page reads it once it is visible again. */
async function showChangeOfColleague(page: Page, client: Client, stored: string) {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const record = readRecord((await client.call('GET', guide.operations.one.path.replace('{id}', id))).body)
  const content = `${stored}<p>Đoạn của đồng nghiệp</p>`
  const path = guide.operations.update.path.replace('{id}', id)
  expect((await client.call('PUT', path, { ...record, content })).status).toBe(200)
  const read = page.waitForResponse((response) => isRecord(response.url()))
  await returnAfter(page, 15_000)
  await (await read).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Whether an address is that of one guide. */
function isRecord(url: string): boolean {
  return new URL(url).pathname.startsWith(guide.operations.one.path.split('{')[0] ?? '')
}

/** The text and the offset of the cursor in the task in which the editor gets the focus. */
function firstCursor(page: Page): Promise<readonly [string | null | undefined, number | undefined]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.activeElement?.matches('.ProseMirror')) return
          observer.disconnect()
          const at = document.getSelection()
          resolve([at?.anchorNode?.textContent, at?.anchorOffset])
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
}

/** The blocks of a text with their places; the empty line that the editor appends is omitted. */
function placesIn(text: Locator): Promise<readonly string[]> {
  return text.locator(':scope > *:not(:has(.ProseMirror-trailingBreak:only-child))').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect()
      return `${block.textContent.replaceAll('\u00a0', ' ')} ${[x, y, width, height].map(Math.round).join(' ')}`
    }),
  )
}
