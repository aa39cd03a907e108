import { expect, type Locator, type Page } from '@playwright/test'
import type { Resource } from '#descriptor/resource.ts'
import { chooseFrom } from './choose-from.ts'
import { dragOver } from './drag.ts'

/** Records drawn as a tree. */
export function treePage(page: Page, resource: Resource) {
  const main = page.getByRole('main')
  const tree = main.getByRole('tree', { name: resource.title, exact: true })
  const node = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  const heights = { above: 0.1, inside: 0.5, below: 0.9 } as const
  return {
    tree,
    path: main.getByRole('navigation', { name: 'Vị trí trong cây' }),
    names: (level: number) =>
      tree
        .locator(`[role=treeitem][aria-level="${level}"][aria-label]`)
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label') ?? '')),
    drag: (from: Locator, to: Locator, where: keyof typeof heights) =>
      dragOver(page, from, to, { x: 0.3, y: heights[where] }),
    async choose(name: string, action: string) {
      await node(name).hover()
      await chooseFrom(
        page,
        node(name).getByRole('button', { name: `Thao tác với ${name}`, exact: true }),
        action,
      )
    },
    moveDialog: (name: string) => page.getByRole('dialog', { name: `Chuyển “${name}” đến` }),
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
