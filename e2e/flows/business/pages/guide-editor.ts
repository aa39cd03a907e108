import { expect, type Page } from '@playwright/test'
import { guide } from '#resources/guide.ts'
import { formPage } from '../../../pages/form-page.ts'
import { saveForm } from '../../save-form.ts'
import { editorPage } from './editor-page.ts'

/** Opens the form of a new guide with a title, its editor loaded and focused. */
export async function begin(page: Page, title: string) {
  const form = formPage(page, guide)
  const editor = editorPage(page, 'Nội dung')
  await page.goto('/guide')
  await form.fill('title', title)
  await form.fill('category', 'policy')
  // Until then Shift+Tab leaves to the field before the text: its tools are not there.
  await expect(editor.tools).toBeVisible()
  await editor.surface.click()
  /** Saves and returns the text of the request body. */
  const save = async (press?: () => Promise<void>): Promise<string> => {
    const by = press ? { save: { click: press } } : form
    const { body } = await saveForm(page, by, guide.operations.create)
    return String(body['content'])
  }
  return { form, editor, save }
}
