import { resources } from '#resources/table.ts'
import { shell } from '../pages/shell.ts'
import { treePage } from '../pages/tree-page.ts'
import type { BackEnd } from './back-end.ts'
import { expect, failedCalls, signedInTest as test } from './fixtures.ts'
import { withoutMarksUpperCase } from './samples.ts'

for (const resource of resources) {
  const { byParent, search, upsert } = resource.operations
  if (!byParent || !search || !upsert) continue

  test.describe(`${resource.title}, tree`, () => {
    test.describe('moves its records', () => {
      const movedTo = (name: string) => new RegExp(`Đã chuyển “${name}”`)
      const written = async (backEnd: BackEnd) =>
        (await backEnd.controls.calls(upsert.path)).filter(({ method }) => method === upsert.method).length

      test('by Alt and the arrow keys with the focus, and undoes it', async ({ page }) => {
        const tree = treePage(page, resource)
        const around = shell(page)
        await tree.open()
        const [first = '', second = '', ...others] = await tree.names(1)
        await tree.node(second).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect.poll(() => tree.names(1)).toEqual([second, first, ...others])
        await expect(tree.node(second)).toBeFocused()
        await expect(around.notice(movedTo(second))).toBeVisible()
        await page.reload()
        await expect.poll(() => tree.names(1), 'it is saved').toEqual([second, first, ...others])
        await tree.node(second).focus()
        await page.keyboard.press('Alt+ArrowDown')
        await expect.poll(() => tree.names(1)).toEqual([first, second, ...others])
        await expect(around.notice(movedTo(second))).toBeVisible()
        await around.undo.click()
        await expect.poll(() => tree.names(1)).toEqual([second, first, ...others])
        await tree.node(first).focus()
        await page.keyboard.press('Alt+ArrowRight')
        await expect(tree.node(first), 'into the one before').toHaveAttribute('aria-level', '2')
        await expect(tree.node(first)).toBeFocused()
        await expect(tree.path).toHaveText(`${resource.title}›${second}›${first}`)
        await page.keyboard.press('Alt+ArrowLeft')
        await expect(tree.node(first), 'and out again').toHaveAttribute('aria-level', '1')
        await expect(tree.node(first)).toBeFocused()
        await expect.poll(() => tree.names(1)).toEqual([second, first, ...others])
      })

      test('by dragging, between others and into one', async ({ page }) => {
        const tree = treePage(page, resource)
        await tree.open()
        const [first = '', second = '', third = '', ...others] = await tree.names(1)
        const between = await tree.drag(tree.node(third), tree.node(first), 'above')
        await expect(tree.node(first)).toHaveAttribute('data-sign', 'above')
        await between.drop()
        await expect.poll(() => tree.names(1)).toEqual([third, first, second, ...others])
        await expect(shell(page).notice(movedTo(third))).toBeVisible()
        const into = await tree.drag(tree.node(first), tree.node(second), 'inside')
        await expect(tree.node(second)).toHaveAttribute('data-sign', 'inside')
        await into.drop()
        await expect(tree.node(first)).toHaveAttribute('aria-level', '2')
        await shell(page).undo.last().click()
        await expect(tree.node(first)).toHaveAttribute('aria-level', '1')
        await expect.poll(() => tree.names(1)).toEqual([third, first, second, ...others])
      })

      test('never below itself: shows an error and sends no request', async ({ page, backEnd }) => {
        const tree = treePage(page, resource)
        await tree.open()
        const [root = ''] = await tree.names(1)
        await tree.node(root).focus()
        await page.keyboard.press('ArrowRight')
        await expect(tree.below(2).first().getByRole('link')).toBeVisible()
        const drag = await tree.drag(tree.node(root), tree.below(2).first(), 'inside')
        await expect(tree.below(2).first()).toHaveAttribute('data-sign', 'refused')
        await drag.drop()
        await expect(
          page.getByText(`Không chuyển “${root}” vào chính nó hay mục nằm dưới nó được.`),
        ).toBeVisible()
        const [child = ''] = await tree.names(2)
        await tree.choose(root, 'Chuyển đến…')
        const moveDialog = tree.moveDialog(root)
        await moveDialog.getByRole('searchbox').fill(child)
        await expect(moveDialog.getByRole('radio', { name: child }).first()).toBeDisabled()
        await page.keyboard.press('Escape')
        expect(await written(backEnd)).toBe(0)
      })

      test('by its menu, to a parent found by search', async ({ page }) => {
        const tree = treePage(page, resource)
        await tree.open()
        const [first = '', second = ''] = await tree.names(1)
        await tree.choose(first, 'Chuyển đến…')
        const moveDialog = tree.moveDialog(first)
        await moveDialog.getByRole('searchbox').fill(withoutMarksUpperCase(second))
        // The path of its descendants contains it.
        const target = moveDialog.getByRole('radio', { name: second, exact: true })
        await target.check()
        await moveDialog.getByRole('searchbox').fill('Không có mục nào')
        await expect(moveDialog.getByRole('radio')).toHaveCount(1)
        await expect(target).toBeChecked()
        await moveDialog.getByRole('button', { name: 'Chuyển', exact: true }).click()
        await expect(tree.node(first)).toHaveAttribute('aria-level', '2')
        await tree.choose(first, 'Chuyển đến…')
        await moveDialog.getByRole('radio', { name: 'Cấp cao nhất' }).check()
        await moveDialog.getByRole('button', { name: 'Chuyển', exact: true }).click()
        await expect(tree.node(first)).toHaveAttribute('aria-level', '1')
        await expect(shell(page).notice(`Đã chuyển “${first}” lên cấp cao nhất`)).toBeVisible()
      })

      test('and reloads the tree after a failed move', async ({ page, backEnd, expectedErrors }) => {
        expectedErrors.push(failedCalls)
        const tree = treePage(page, resource)
        await tree.open()
        const names = await tree.names(1)
        const [first = '', second = '', ...others] = names
        await backEnd.controls.fault({ path: upsert.path, status: 500, delay: 600, times: 2 })
        await tree.node(second).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await expect.poll(() => tree.names(1), 'an order shows at once').toEqual([second, first, ...others])
        await expect(shell(page).errorNotice).toContainText(resource.texts.refused)
        await expect.poll(() => tree.names(1)).toEqual(names)
        await tree.node(second).focus()
        await page.keyboard.press('Alt+ArrowRight')
        await expect(tree.node(second)).toHaveAttribute('aria-busy', 'true')
        await expect(tree.node(second)).not.toHaveAttribute('aria-busy')
        expect(await tree.names(1)).toEqual(names)
      })
    })
  })
}
