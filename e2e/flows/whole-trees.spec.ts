import { givesRoots } from '#descriptor/tree.ts'
import { resources } from '#resources/table.ts'
import { shell } from '../pages/shell.ts'
import { treePage } from '../pages/tree-page.ts'
import { expect, signedInTest as test } from './fixtures.ts'
import { withoutMarksUpperCase } from './samples.ts'

for (const resource of resources) {
  const { tree: all, update } = resource.operations
  if (!all || !update || givesRoots(resource)) continue

  test.describe(`${resource.title}, tree that comes whole`, () => {
    test('is requested once, searched in the browser and rearranged', async ({ page, backEnd }) => {
      const tree = treePage(page, resource)
      await tree.open()
      const [first = '', second = '', ...others] = await tree.names(1)
      await tree.search.fill(withoutMarksUpperCase(second))
      await expect(tree.node(second).first()).toBeVisible()
      await expect(tree.node(first)).toHaveCount(0)
      await tree.search.fill('')
      await expect(tree.node(first)).toBeVisible()
      expect(await backEnd.controls.calls(all.path)).toHaveLength(1)
      await tree.node(second).focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(() => tree.names(1)).toEqual([second, first, ...others])
      await expect(shell(page).notice(`Đã chuyển “${second}”`)).toBeVisible()
      await tree.node(first).focus()
      await page.keyboard.press('Alt+ArrowRight')
      await expect(tree.node(first)).toHaveAttribute('aria-level', '2')
      await expect(tree.node(first)).toBeFocused()
      await page.reload()
      await expect(tree.node(first), 'saved, and open as it was').toHaveAttribute('aria-level', '2')
    })
  })
}
