import { resources } from '#resources/table.ts'
import { formPage } from '../pages/form-page.ts'
import { shell } from '../pages/shell.ts'
import { treePage } from '../pages/tree-page.ts'
import { expect, failedCalls, staffTest as test } from './fixtures.ts'
import { shouted } from './samples.ts'
import { saving } from './saving.ts'

for (const resource of resources) {
  const { byParent, search, upsert } = resource.operations
  if (!byParent || !search || !upsert) continue
  const idName = byParent.idName ?? 'id'

  test.describe(`${resource.title}, tree`, () => {
    test('asks for the children of a record when it is opened', async ({ page, backEnd }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const asked = async () => (await backEnd.doors.calls(byParent.path)).map(({ query }) => query)
      expect(await asked()).toEqual([{ [idName]: [''] }])
      const first = tree.closed.first()
      const id = (await first.getAttribute('data-id')) ?? ''
      await first.focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeVisible()
      expect(await asked()).toEqual([{ [idName]: [''] }, { [idName]: [id] }])
      const children = await tree.below(2).count()
      await page.reload()
      await expect(tree.below(2), 'comes back as it was left').toHaveCount(children)
    })

    test('is walked by the arrows', async ({ page }) => {
      const tree = treePage(page, resource)
      await tree.open()
      await tree.roots.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(tree.roots.nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(tree.roots.first()).toBeFocused()
      await tree.closed.first().focus()
      await page.keyboard.press('ArrowRight')
      // Not the line that stands there while they load.
      await expect(tree.below(2).first().getByRole('link')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(tree.below(2)).toHaveCount(0)
    })

    test('is searched by the back-end, without marks', async ({ page, backEnd }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const name = (await tree.roots.first().getAttribute('aria-label')) ?? ''
      await tree.search.fill(shouted(name))
      await expect(page).toHaveURL(/[?&]search=/)
      await expect(tree.node(name).first()).toBeVisible()
      const calls = await backEnd.doors.calls(search.path)
      expect(calls.map(({ query }) => query)).toEqual([{ keyword: [shouted(name)] }])
      await tree.search.fill('không có gì tên như thế này')
      await expect(page.getByText('Không tìm thấy mục nào khớp.')).toBeVisible()
      await tree.search.fill('')
      await expect(tree.roots.nth(1)).toBeVisible()
    })

    test('takes a new record below another', async ({ page }) => {
      const tree = treePage(page, resource)
      const form = formPage(page, resource)
      await tree.open()
      const parent = tree.closed.first()
      const name = (await parent.getAttribute('aria-label')) ?? ''
      const id = await parent.getAttribute('data-id')
      await parent.hover()
      await tree.addBelow(name).click()
      await expect(form.drawer).toBeVisible()
      await form.fill(resource.label, 'Mục con mới tinh')
      const { body } = await saving(page, form, upsert)
      expect(body).toMatchObject({ [resource.label]: 'Mục con mới tinh', parent_id: id })
      await expect(form.drawer).toBeHidden()
      await parent.focus()
      if ((await parent.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowRight')
      await expect(tree.node('Mục con mới tinh')).toBeVisible()
      await tree.node('Mục con mới tinh').getByRole('link').click()
      await expect(form.input(resource.label)).toHaveValue('Mục con mới tinh')
      await expect(form.remove, 'nothing deletes here').toHaveCount(0)
    })

    test('a failed load says so, and is tried again', async ({ page, backEnd, foreseen }) => {
      foreseen.push(failedCalls)
      const tree = treePage(page, resource)
      await backEnd.doors.fault({ path: byParent.path, status: 500, times: 0 })
      await page.goto(`${resource.path}?tab=${resource.tab}`)
      await expect(tree.failed).toBeVisible()
      await backEnd.doors.clearFaults()
      await tree.retry.click()
      await expect(tree.roots.first()).toBeVisible()
      await expect(shell(page).dialogs).toHaveCount(0)
    })
  })
}
