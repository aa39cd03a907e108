import { brand } from '#resources/brand.ts'
import { formPage } from '../../pages/form-page.ts'
import { listPage } from '../../pages/list-page.ts'
import { pressAtOnce } from '../../pages/press-at-once.ts'
import { expect, signedInTest as test } from '../fixtures.ts'

test('takes the key after Escape for the list, not for the form that closes', async ({ page }) => {
  const list = listPage(page, brand)
  const form = formPage(page, brand)
  await list.open()
  const [first = '', second = ''] = await list.names.allTextContents()
  await list.openRow(first)
  await expect(form.input('name')).toBeFocused()
  await pressAtOnce(page, 'Escape', 'j')
  await expect(list.names.nth(1)).toBeFocused()
  await expect(list.names.nth(1)).toHaveText(second)
  await expect(form.drawer).toHaveCount(0)
  await expect(page).toHaveURL('/brands')
  await list.openRow(first)
  await expect(form.input('name')).toHaveValue(first)
  await expect(form.changed(0)).toBeVisible()
})
