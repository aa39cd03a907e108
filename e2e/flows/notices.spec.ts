import { deleteDialog } from '../pages/delete-dialog.ts'
import { listPage } from '../pages/list-page.ts'
import { anyList } from './any-list.ts'
import { expect, signedInTest as test } from './fixtures.ts'

test('undoes a delete from within the question about the next one, and keeps the focus in the list', async ({
  page,
}) => {
  test.skip(anyList.operations.remove === undefined, 'its records cannot be deleted')
  const list = listPage(page, anyList)
  const question = deleteDialog(page, anyList)
  await list.open()
  const [kept = '', deleted = '', beside = ''] = await list.names.allTextContents()
  const link = list.row(beside).getByRole('link', { name: beside, exact: true })

  await list.choose(deleted, 'Xóa')
  await question.confirm.click()
  await expect(list.row(deleted)).toHaveCount(0)
  await expect(link).toBeFocused()

  // Outside of the dialog the button would be inert.
  await list.choose(kept, 'Xóa')
  await question.dialog.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(list.table.getByRole('rowheader', { name: deleted, exact: true })).toHaveCount(1)
  await expect(question.dialog).toBeVisible()
  await question.keep.click()
  await expect(list.actions(kept)).toBeFocused()
})
