import { deleteDialog } from '../pages/delete-dialog.ts'
import { listPage } from '../pages/list-page.ts'
import { shell } from '../pages/shell.ts'
import { anyList, unusedList } from './any-list.ts'
import { expect, signedInTest as test } from './fixtures.ts'

test('undoes a delete above the question about the next one, and keeps the focus in the list', async ({
  page,
}) => {
  test.skip(unusedList === undefined, 'no record can be deleted with an undo')
  const resource = unusedList ?? anyList
  const list = listPage(page, resource)
  const question = deleteDialog(page, resource)
  const notice = shell(page)
  await list.open()
  const [kept = '', deleted = '', beside = ''] = await list.names.allTextContents()
  const link = list.row(beside).getByRole('link', { name: beside, exact: true })

  await list.choose(deleted, 'Xóa')
  await question.confirm.click()
  await expect(list.row(deleted)).toHaveCount(0)
  await expect(link).toBeFocused()

  // The notice is above the dialog, which covers the page.
  await list.choose(kept, 'Xóa')
  // From the last element of the dialog, back to it, and on from the last of the notice to the first of the dialog.
  await question.confirm.focus()
  await page.keyboard.press('Tab')
  await expect(notice.undo).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(question.confirm).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice.close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.dialog.locator(':focus')).toHaveCount(1)
  await question.confirm.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list.table.getByRole('rowheader', { name: deleted, exact: true })).toHaveCount(1)
  await expect(question.dialog).toBeVisible()
  await question.keep.click()
  await expect(list.actions(kept)).toBeFocused()
})
