import { hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import type { TourPage } from '../tour-page.ts'
import { treeEntity } from '../tour-places.ts'

const node = { role: 'treeitem', css: '[aria-level="1"][aria-label]' }
const nameOf = (page: TourPage, at: number) =>
  page.run<string>(`${page.found({ ...node, at })}?.getAttribute('aria-label')`)

export const treeSteps: readonly Step[] = [
  [
    'a tree: moved by Alt and an arrow key, and by dragging',
    async (page) => {
      await openTree(page)
      const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
      await page.run(`${page.found({ ...node, at: 1 })}.focus()`)
      await page.press('Alt+ArrowUp')
      const isFirst = (name: string) => (now: string) => now === name
      await page.until('moved by a key', () => nameOf(page, 0), isFirst(second))
      if (!page.hasDrag) return
      await page.drag({ ...node, at: 1 }, { ...node, at: 0 }, 0.1)
      await page.until('moved by dragging', () => nameOf(page, 0), isFirst(first))
    },
  ],
]

async function openTree(page: TourPage) {
  await page.open(hrefOf(treeEntity).replace('show=list', ''))
  await page.reach(node)
}
