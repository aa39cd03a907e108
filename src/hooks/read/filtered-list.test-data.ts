import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'
import type { useList } from './use-list.ts'

type Answering = Pick<ReturnType<typeof office>, 'answer'>

/** A resource that is filtered by ranges, which no list call can send. */
export const gauge: typeof thing = {
  ...thing,
  list: { columns: ['name'], sort: ['name'], search: true, filters: ['active', 'position', 'created_at'] },
}
/** The state of its list with some filters. */
export const state = (filters: ListState['filters'], more: Partial<ListState> = {}): ListState => ({
  ...defaultListState(gauge),
  filters,
  ...more,
})
/** A part of a call's query. */
export const param = (call: LocalCall, name: string) => new URLSearchParams(call.search).get(name)

/** Answers with a list of `total` things whose position is their id; the largest page has `most` rows. */
export function answerList({ answer }: Answering, total: number, most = Number.POSITIVE_INFINITY) {
  return answer('/api/thing/search', (call) => {
    const size = Math.min(Number(param(call, 'page')), most)
    const start = (Number(param(call, 'pages')) - 1) * size
    const length = Math.max(0, Math.min(size, total - start))
    const results = Array.from({ length }, (_, at) => ({ id: start + at + 1, position: start + at + 1 }))
    return Response.json({ data: { results, pagination: { total } } })
  })
}

/** The ids of the shown rows. */
export const ids = (list: { current: ReturnType<typeof useList> }) =>
  list.current.shown?.rows.map(({ id }) => id)
