import { palettePage } from '../../pages/palette-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { openGuide } from './pages/delayed-editor.ts'

test('takes the words of an input method', async ({ page }) => {
  const { editor, paragraph } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.press('End')
  const wire = await page.context().newCDPSession(page)
  for (const text of ['t', 'ti', 'tiê', 'tiên', 'tiêng', 'tiếng'])
    await wire.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await wire.send('Input.insertText', { text: 'tiếng ' })
  await page.keyboard.type('Việt')
  await expect(editor.surface.locator('p', { hasText: 'tiếng Việt' })).toHaveCount(1)
})

test('returns the focus and the cursor to the text after the palette', async ({ page }) => {
  const { editor, paragraph } = await openGuide(page)
  await paragraph.click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Một ')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palettePage(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor.surface).toBeFocused()
  await page.keyboard.type('hai ')
  await expect(editor.surface.locator('p', { hasText: 'Một hai ' })).toHaveCount(1)
})
