import { guide } from '#resources/guide.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { saveForm } from '../save-form.ts'
import { begin } from './pages/guide-editor.ts'

test('several blanks are shown again after a reload, and the next edit keeps them', async ({ page }) => {
  const { form, editor, save } = await begin(page, 'Bài có nhiều dấu cách')
  await editor.surface.click()
  await page.keyboard.type('Cân  nặng:   5 kg')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('  thụt vào')
  const text = async () => (await editor.surface.innerText()).replaceAll('\u00a0', ' ').trimEnd()
  const typed = 'Cân  nặng:   5 kg\n  thụt vào'
  const stored = (html: string) => html.replaceAll('&nbsp;', ' ')
  expect(stored(await save())).toContain('Cân  nặng:   5 kg<br>  thụt vào')
  await page.reload()
  await expect(editor.surface).toBeVisible()
  expect(await text()).toBe(typed)
  await editor.surface.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' 2  cm')
  const { body } = await saveForm(page, form, guide.operations.update)
  expect(stored(String(body['content']))).toContain('Cân  nặng:   5 kg<br>  thụt vào 2  cm')
  await page.reload()
  await expect(editor.surface).toBeVisible()
  expect(await text()).toBe(`${typed} 2  cm`)
})
