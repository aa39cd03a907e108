import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { hasTree } from '#descriptor/tree.ts'
import { brand } from '#resources/brand.ts'
import { resources } from '#resources/table.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { picture } from '../../testing/picture.ts'
import type { Step, TourPage } from '../tour-page.ts'

/** The first entity that fits: the tour needs one of a kind, whatever its name. */
export function firstWith(kind: string, fits: (resource: Resource) => boolean): Resource {
  const found = resources.find(fits)
  if (!found) throw new Error(`no entity with ${kind}`)
  return found
}

export const hasKind = (resource: Resource, kind: string) =>
  editableFields(resource).some((name) => fieldOf(resource, name).kind === kind)

/** An entity whose records are sorted by hand in a tree. */
const treeEntity = firstWith('a tree', (one) => {
  const { byParent, upsert, search } = one.operations
  return hasTree(one) && byParent !== undefined && upsert !== undefined && search !== undefined
})

/** An entity whose records are answered in an inbox. */
const inboxEntity = firstWith('an inbox', ({ inbox }) => (inbox?.reach ?? []).length > 0)

const rowHead = { role: 'rowheader' }

export const listSteps: readonly Step[] = [
  [
    'a list: rows, search, the next page',
    async (page) => {
      await page.open(hrefOf(brand))
      const first = await page.see({ role: 'link', within: rowHead })
      const before = await page.count(rowHead)
      await page.write({ role: 'searchbox' }, first)
      await page.until(
        'the search finds the row',
        () => page.count(rowHead),
        (count) => count > 0 && count < before,
      )
      await page.press('Escape')
      await page.until(
        'Escape empties the search',
        () => page.count(rowHead),
        (count) => count === before,
      )
      await page.open(`${hrefOf(brand)}?size=7`)
      const second = await page.see({ ...rowHead, at: 1 })
      await page.click({ role: 'button', name: 'Trang sau' })
      await page.see({ ...rowHead, at: 1 }, (name) => name !== second)
    },
  ],
  [
    'selecting rows by mouse and keyboard',
    async (page) => {
      await page.open(hrefOf(brand))
      const box = { role: 'checkbox', name: '~^Chọn (?!cả)' }
      await page.click({ ...box, at: 0 })
      await page.click({ ...box, at: 2 })
      await page.holds('two rows are selected', selected(2))
      await page.run(`${page.found({ ...box, at: 1 })}.focus()`)
      await page.press(' ')
      await page.holds('Space selects a third', selected(3))
    },
  ],
  ['dates are spelt alike', datesAlike],
]

const selected = (count: number) =>
  `document.querySelectorAll('tbody input[type=checkbox]:checked').length === ${count}`

/** The browsers' short date styles differ: a date in a row has two digits each and four for the year. */
async function datesAlike(page: TourPage) {
  await page.open(hrefOf(brand))
  await page.see(rowHead)
  await page.holds(
    'dates of rows',
    `[...document.querySelectorAll('tbody time')].every(({ textContent }) => !/\\d+\\/\\d+\\/\\d+/.test(textContent) || /\\b\\d\\d\\/\\d\\d\\/\\d{4}\\b/.test(textContent))`,
  )
}

const nameInput = { role: 'textbox', name: brand.fields.name.label }
const save = { role: 'button', name: 'Lưu' }

export const formSteps: readonly Step[] = [
  [
    'a form: a new record with a picture',
    async (page, controls) => {
      await page.open(formHrefOf(brand, null))
      await page.write(nameInput, 'Thương hiệu thử trình duyệt')
      const folder = await mkdtemp(path.join(tmpdir(), 'ben-picture-'))
      const file = path.join(folder, 'mau.png')
      await writeFile(file, picture.buffer)
      await page.setFiles('[role=dialog] input[type=file]', [file])
      await page.see({ role: 'button', name: 'Bỏ ảnh' })
      await page.click(save)
      await page.see({ role: 'rowheader', name: '~Thương hiệu thử trình duyệt' })
      await rm(folder, { recursive: true })
      const writes = (await controls.calls('/api/brand/create')).filter(({ method }) => method === 'POST')
      if (writes.length !== 1) throw new Error(`${writes.length} requests to create one record`)
    },
  ],
  [
    'a draft: offered after a reload, restored, saved by Ctrl+S',
    async (page) => {
      await page.open(hrefOf(brand))
      await page.click({ role: 'link', within: { role: 'rowheader' } })
      const before = await page.see(nameInput, (text) => text !== '')
      await page.write(nameInput, `${before} đổi`)
      await page.holds('the draft is stored', draftCount)
      await page.run('void setTimeout(() => location.reload())')
      await page.click({ role: 'button', name: 'Lấy lại bản nháp' })
      await page.see(nameInput, (text) => text === `${before} đổi`)
      await page.press('Control+s')
      await page.see({ role: 'rowheader', name: `~${before} đổi` })
    },
  ],
]

const draftCount = `new Promise((resolve) => {
  const opening = indexedDB.open('ben-drafts')
  opening.onsuccess = () => {
    const db = opening.result
    const [name] = db.objectStoreNames
    if (!name) return resolve(false)
    const counting = db.transaction(name).objectStore(name).count()
    counting.onsuccess = () => { db.close(); resolve(counting.result > 0) }
  }
  opening.onerror = () => resolve(false)
})`

const node = { role: 'treeitem', css: '[aria-level="1"][aria-label]' }
const nameOf = (page: TourPage, at: number) =>
  page.run<string>(`${page.found({ ...node, at })}?.getAttribute('aria-label')`)

export const treeSteps: readonly Step[] = [
  [
    'a tree: moved by Alt and an arrow key',
    async (page) => {
      await page.open(hrefOf(treeEntity).replace('show=list', ''))
      await page.reach(node)
      const second = await nameOf(page, 1)
      await page.run(`${page.found({ ...node, at: 1 })}.focus()`)
      await page.press('Alt+ArrowUp')
      await page.until(
        'moved by a key',
        () => nameOf(page, 0),
        (name) => name === second,
      )
    },
  ],
]

const inboxList = { role: 'region', name: inboxEntity.title }
const finish = { role: 'button', name: '~, mục sau$' }

export const inboxSteps: readonly Step[] = [
  [
    'an inbox on a phone: records are finished at one place, which no notice covers, also in a low window',
    async (page) => {
      await page.resize(390, 844)
      await page.open(inboxEntity.path)
      await page.tap({ role: 'link', within: inboxList })
      const heights = new Set<number>()
      for (let at = 0; at < 3; at += 1) {
        const { y } = await page.reach(finish)
        heights.add(Math.round(y))
        await page.tap(finish)
      }
      if (heights.size !== 1) throw new Error(`at several heights: ${[...heights].join(', ')}`)
      await page.resize(390, 553)
      const { y } = await page.reach(finish)
      if (y > 553) throw new Error(`below the window: ${y}`)
    },
  ],
]
