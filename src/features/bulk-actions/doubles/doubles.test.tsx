// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { item, maker } from '#hooks/relations/relations.test-data.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { shownNotices } from '#kit/notice.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { stubViewport } from '#screens/relations/in-view.test-data.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { DoublesDrawer } from './doubles-drawer.tsx'

const { answer } = office()
const bringIntoView = stubViewport()
const list = (rows: readonly object[]) => ({ data: { results: rows, pagination: { total: rows.length } } })

type Values = Readonly<Record<string, unknown>>

/** Records that store their updates; `refuse` answers an update in their place. */
function stored(path: string, first: readonly Values[], refuse: (id: string) => Response | undefined) {
  const records = new Map(first.map((one) => [String(one.id), one]))
  const writes: string[] = []
  for (const id of records.keys()) {
    answer(`${path}/${id}`, () => Response.json({ data: records.get(id) }))
    answer(`${path}/update/${id}`, (call) => {
      const refusal = refuse(id)
      if (refusal) return refusal
      records.set(id, Object(bodyIn(call)))
      writes.push(id)
      return Response.json({ code: 1, data: records.get(id) })
    })
  }
  answer(`${path}/search`, ({ search }) => {
    const by = new URLSearchParams(search).get('maker')
    return Response.json(list([...records.values()].filter((one) => by === null || one.maker === by)))
  })
  return { records, writes }
}

const dated = (id: number, name: string, year: number) => ({
  id,
  name,
  slug: `a-${id}`,
  website: '',
  active: true,
  created_at: `${year}-01-01T00:00:00Z`,
})
const using = (id: number, by: string) => ({
  id,
  name: `Món ${id}`,
  maker: by,
  packer: '',
  partners: [],
  link: '',
  photo: '',
  photos: [],
  content: '',
})

let refused: ReadonlySet<string> = new Set()
let makers: ReturnType<typeof stored>
let items: ReturnType<typeof stored>

beforeEach(() => {
  refused = new Set()
  const refuse = (id: string) =>
    refused.has(id) ? Response.json({ message: 'Chưa được' }, { status: 422 }) : undefined
  makers = stored(
    '/api/maker',
    [dated(2, 'SONY ', 2024), dated(1, 'Sony', 2020), dated(3, 'Hoa Sen', 2021)],
    refuse,
  )
  items = stored('/api/item', [using(10, '2'), using(11, '2'), using(12, '3')], refuse)
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function openGroup(resources: readonly Resource[] = [maker, item]) {
  const onClose = vi.fn()
  draw(
    <ResourcesContext value={resources}>
      <DoublesDrawer onClose={onClose} />
    </ResourcesContext>,
    maker,
  )
  fireEvent.click(await button(/SONY · Sony/))
  act(bringIntoView)
}

test('keeps the oldest record of a group by default, and shows what uses each', async () => {
  await openGroup()
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Sony'))
  const [newer] = screen.getAllByRole('listitem').filter((one) => one.textContent?.startsWith('SONY'))
  const line = await within(newer ?? document.body).findByRole('link', { name: /^Món hàng · Hãng/ })
  expect(line.textContent).toBe('Món hàng · Hãng2')
})

test('deletes nothing before every record uses the kept one, and asks for a confirmation', async () => {
  refused = new Set(['11'])
  await openGroup()
  fireEvent.click(await button('Xem trước việc gộp'))
  fireEvent.click(await button('Lưu 2 dòng'))
  await button('Lưu lại 1 dòng')
  expect(screen.queryByRole('button', { name: 'Tiếp tục' })).toBeNull()
  expect(items.writes).toEqual(['10'])
  refused = new Set()
  fireEvent.click(await button('Lưu lại 1 dòng'))
  fireEvent.click(await button('Tiếp tục'))
  fireEvent.click(await button('Xóa 1 bản thừa…'))
  expect([...items.records.values()].map((one) => one.maker)).toEqual(['1', '1', '3'])
  const removed = answer('/api/maker/delete/2', { code: 1 })
  fireEvent.click(await button('Xóa 1 mục'))
  await waitFor(() => expect(shownNotices()).toHaveLength(1))
  expect(removed, 'sent when the notice closes').toHaveLength(0)
  act(() => shownNotices()[0]?.undo?.())
})

test('switches the others off in place of deleting them', async () => {
  await openGroup()
  fireEvent.click(await button('Xem trước việc gộp'))
  fireEvent.click(await button('Lưu 2 dòng'))
  await button('Hoàn tác 2 dòng đã lưu')
  fireEvent.click(await button('Tiếp tục'))
  fireEvent.click(await button('Tắt 1 bản thừa'))
  await waitFor(() => expect(makers.records.get('2')?.active).toBe(false))
  expect(makers.records.get('1')?.active).toBe(true)
})

test('names the records with a link that may lead to the others on another host', async () => {
  const link = 'https://shop.example/makers/a-2'
  answer(
    '/api/item/search',
    list([
      { ...using(12, '3'), link },
      { ...using(13, '3'), content: '<a href=/makers/a-2>' },
    ]),
  )
  await openGroup()
  fireEvent.click(await button('Xem trước việc gộp'))
  const linksBelow = (words: RegExp) =>
    screen.findByText(words).then((one) => within(one.parentElement ?? one).getAllByRole('link'))
  expect((await linksBelow(/ở tên miền khác/)).map(({ textContent }) => textContent)).toEqual(['Món 12'])
  expect((await linksBelow(/còn liên kết đến bản thừa/)).map(({ textContent }) => textContent)).toEqual([
    'Món 13',
  ])
  expect(screen.queryByRole('button', { name: /^Xóa/ })).toBeNull()
})

test('does not offer to delete where a list cannot be read completely', async () => {
  answer('/api/item/search', list([{ ...using(12, '3'), packer: { odd: 1 } }]))
  await openGroup()
  fireEvent.click(await button('Xem trước việc gộp'))
  expect(await screen.findByText(/Chưa xem được hết Món hàng/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Xóa/ })).toBeNull()
})
