import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import ky from 'ky'
import * as z from 'zod/mini'
import { idOf } from '../screens.js'

export const queryClient = new QueryClient()

const api = ky.create({ prefix: '/bare/api' })
const record = z.record(z.string(), z.unknown())
const oneResponse = z.object({ data: record })
const listResponse = z.object({
  data: z.object({ results: z.array(record), pagination: z.object({ total: z.number() }) }),
})

/** One page of a list. */
export function listQuery(screen, { page = 1, size = screen.perPage, sort, keyword }) {
  const searchParams = { pages: page, page: size, ...(sort && { sort }), ...(keyword && { keyword }) }
  return queryOptions({
    queryKey: [screen.path, 'list', searchParams],
    queryFn: async ({ signal }) =>
      (await api.get(screen.list, { searchParams, signal }).json(listResponse)).data,
    placeholderData: keepPreviousData,
  })
}

/** One record. */
export function oneQuery(screen, id) {
  return queryOptions({
    queryKey: [screen.path, 'one', id],
    queryFn: async ({ signal }) => (await api.get(screen.one(id), { signal }).json(oneResponse)).data,
  })
}

/** Sends a changed record and waits for the list. */
export async function save(screen, json) {
  await api.put(screen.update(idOf(json)), { json })
  await queryClient.invalidateQueries({ queryKey: [screen.path] })
}
