import { defineResource, get, pagesPage, reference, references, text } from '#descriptor/index.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { office } from '#hooks/testing/office.test-data.tsx'
import { branch, folder } from '#hooks/testing/things.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'
import { param } from './filtered-list.test-data.ts'

/** A resource that is filtered by records of a tree, of which its list call takes one. */
export const parcel = defineResource({
  ...samplePlan,
  name: 'parcel',
  pagination: pagesPage(20),
  operations: { list: get('/api/parcel/search') },
  fields: {
    name: text('Tên'),
    shelf: reference('Kệ', () => branch),
    folders: references('Thư mục', () => folder),
  },
  list: { columns: ['name'], search: true, filters: ['shelf', 'folders'] },
})
/** The state of its list with some filters. */
export const state = (filters: ListState['filters']): ListState => ({ ...defaultListState(parcel), filters })

/** The tree. */
export const shelves = [
  { id: 1, name: 'Điện tử' },
  { id: 2, name: 'Máy ảnh', parent_id: 1 },
  { id: 3, name: 'Máy phim', parent_id: 2 },
  { id: 4, name: 'Sách' },
]

/** Answers with a list of `total` parcels of which each shelf has those of `byShelf`, by their ids. */
export const answerLong = (
  { answer }: Pick<ReturnType<typeof office>, 'answer'>,
  total: number,
  byShelf: Readonly<Record<string, readonly number[]>>,
  isRefused = (_call: LocalCall) => false,
) =>
  answer('/api/parcel/search', (call) => {
    if (isRefused(call)) return Response.json({}, { status: 500 })
    const shelf = param(call, 'shelf')
    const own = byShelf[shelf ?? ''] ?? []
    const found = shelf === null ? Array.from({ length: total }, (_, at) => at + 1) : own
    const [page, size] = [Number(param(call, 'pages')), Number(param(call, 'page'))]
    const results = found.slice((page - 1) * size, page * size).map((id) => ({ id, name: `n${id}` }))
    return Response.json({ data: { results, pagination: { total: found.length } } })
  })
