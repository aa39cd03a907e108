import { resources } from '#resources/table.ts'
import { formPage } from '../pages/form-page.ts'
import { shell } from '../pages/shell.ts'
import { treePage } from '../pages/tree-page.ts'
import { expect, failedCalls, signedInTest as test } from './fixtures.ts'
import { withoutMarksUpperCase } from './samples.ts'
import { saveForm } from './save-form.ts'

for (const resource of resources) {
  const { byParent, search, upsert } = resource.operations
  if (!byParent || !search || !upsert) continue
  const idName = byParent.idName ?? 'id'

  test.describe(`${resource.title}, tree`, () => {
    test('requests the children of a record when it is expanded', async ({ page, backEnd }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const queries = async () => (await backEnd.controls.calls(byParent.path)).map(({ query }) => query)
      expect(await queries()).toEqual([{ [idName]: [''] }])
      const first = tree.closed.first()
      const id = (await first.getAttribute('data-id')) ?? ''
      await first.focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeVisible()
      expect(await queries()).toEqual([{ [idName]: [''] }, { [idName]: [id] }])
      const children = await tree.below(2).count()
      await page.reload()
      await expect(tree.below(2), 'comes back as it was left').toHaveCount(children)
    })

    test('is navigated by the arrow keys', async ({ page }) => {
      const tree = treePage(page, resource)
      await tree.open()
      await tree.roots.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(tree.roots.nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(tree.roots.first()).toBeFocused()
      await tree.closed.first().focus()
      await page.keyboard.press('ArrowRight')
      // The placeholder of loading children has no such attribute.
      await expect(tree.below(2).first().getByRole('link')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(tree.below(2)).toHaveCount(0)
    })

    test('searches on the back-end without diacritics', async ({ page, backEnd }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const name = (await tree.roots.first().getAttribute('aria-label')) ?? ''
      await tree.search.fill(withoutMarksUpperCase(name))
      await expect(page).toHaveURL(/[?&]search=/)
      await expect(tree.node(name).first()).toBeVisible()
      const calls = await backEnd.controls.calls(search.path)
      expect(calls.map(({ query }) => query)).toEqual([{ keyword: [withoutMarksUpperCase(name)] }])
      await tree.search.fill('không có gì tên như thế này')
      await expect(page.getByText('Không tìm thấy mục nào khớp.')).toBeVisible()
      await tree.search.fill('')
      await expect(tree.roots.nth(1)).toBeVisible()
    })

    test('creates a record below another', async ({ page }) => {
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
      const { body } = await saveForm(page, form, upsert)
      expect(body).toMatchObject({ [resource.label]: 'Mục con mới tinh', parent_id: id })
      await expect(form.drawer).toBeHidden()
      await parent.focus()
      if ((await parent.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowRight')
      await expect(tree.node('Mục con mới tinh')).toBeVisible()
      await tree.node('Mục con mới tinh').getByRole('link').click()
      await expect(form.input(resource.label)).toHaveValue('Mục con mới tinh')
      await expect(form.remove, 'nothing deletes here').toHaveCount(0)
    })

    test('shows the path to the current record as links', async ({ page }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const [root = ''] = await tree.names(1)
      await tree.node(root).focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first().getByRole('link')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      const [child = ''] = await tree.names(2)
      await expect(tree.path).toHaveText(`${resource.title}›${root}›${child}`)
      await tree.path.getByRole('button', { name: root, exact: true }).click()
      await expect(tree.node(root)).toBeFocused()
      await page.getByRole('button', { name: 'Thu gọn hết' }).click()
      await expect(tree.below(2)).toHaveCount(0)
    })

    test('renders many records with few elements', async ({ page }) => {
      const rows = Array.from({ length: 5000 }, (_, at) => ({
        id: `n${at}`,
        [resource.label]: `Nhánh ${at + 1}`,
        children_count: at % 3,
      }))
      await page.route(
        (url) => url.pathname === byParent.path,
        (route) => route.fulfill({ json: { code: 1, data: { results: rows } } }),
      )
      const tree = treePage(page, resource)
      await tree.open()
      await tree.roots.first().focus()
      await page.keyboard.press('End')
      await expect(tree.node('Nhánh 5000')).toBeFocused()
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(3000)
      await page.unrouteAll()
    })

    test('shows the path of the parent in the form of a record', async ({ page }) => {
      const tree = treePage(page, resource)
      const form = formPage(page, resource)
      await tree.open()
      const [root = ''] = await tree.names(1)
      await tree.node(root).focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first().getByRole('link')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(3).first().getByRole('link')).toBeVisible()
      const [child = ''] = await tree.names(2)
      await tree.below(3).first().getByRole('link').click()
      await expect(form.drawer.getByText(`${root} › ${child}`)).toBeVisible()
    })

    test('shows a failed load and retries it', async ({ page, backEnd, expectedErrors }) => {
      expectedErrors.push(failedCalls)
      const tree = treePage(page, resource)
      await backEnd.controls.fault({ path: byParent.path, status: 500, times: 0 })
      await page.goto(`${resource.path}?tab=${resource.tab}`)
      await expect(tree.failed).toBeVisible()
      await backEnd.controls.clearFaults()
      await tree.retry.click()
      await expect(tree.roots.first()).toBeVisible()
      await expect(shell(page).dialogs).toHaveCount(0)
    })
  })
}
