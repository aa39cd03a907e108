import { HttpError } from 'react-admin'
import { idOf, screens } from '../screens.js'

const screenOf = (resource) => screens.find(({ path }) => path === resource)
const withId = (record) => ({ ...record, id: idOf(record) })

async function call(path, init) {
  const response = await fetch(`/react-admin/api/${path}`, init)
  const body = await response.json()
  if (!response.ok) throw new HttpError(body.message, response.status, body)
  return body.data
}

/** The calls of the measured screens. */
export const dataProvider = {
  getList: async (resource, { pagination, sort, filter, signal }) => {
    const query = new URLSearchParams({ pages: pagination.page, page: pagination.perPage })
    if (sort.field !== 'id') query.set('sort', sort.order === 'DESC' ? `-${sort.field}` : sort.field)
    if (filter.keyword) query.set('keyword', filter.keyword)
    const page = await call(`${screenOf(resource).list}?${query}`, { signal })
    return { data: page.results.map(withId), total: page.pagination.total }
  },
  getOne: async (resource, { id, signal }) => ({
    data: withId(await call(screenOf(resource).one(id), { signal })),
  }),
  update: async (resource, { id, data }) => {
    const body = JSON.stringify(data)
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body }
    return { data: withId(await call(screenOf(resource).update(id), init)) }
  },
}
