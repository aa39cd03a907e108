import { expect, type Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'

/** Records drawn as a tree. */
export function treePage(page: Page, resource: Resource) {
  const main = page.getByRole('main')
  const tree = main.getByRole('tree', { name: resource.title, exact: true })
  const node = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  return {
    tree,
    node,
    roots: tree.locator('[role=treeitem][aria-level="1"]'),
    closed: tree.locator('[role=treeitem][aria-expanded=false]'),
    below: (level: number) => tree.locator(`[role=treeitem][aria-level="${level}"]`),
    search: main.getByRole('searchbox', { name: 'Tìm trong cây' }),
    failed: main.getByRole('alert').filter({ hasText: resource.searchFailed }),
    retry: main.getByRole('button', { name: 'Thử lại' }),
    addBelow: (name: string) =>
      node(name).getByRole('button', { name: `Thêm mục con của ${name}`, exact: true }),
    async open() {
      const { tab, opensAs, path } = resource
      const query = new URLSearchParams({
        ...(tab ? { tab } : {}),
        ...(opensAs === 'list' ? { show: 'tree' } : {}),
      })
      await page.goto(query.size > 0 ? `${path}?${query}` : path)
      await expect(tree.getByRole('treeitem').first()).toBeVisible()
    },
  }
}
