import { useEffect, useState } from 'react'
import type { List } from './lists.ts'
import { type Raw, useFetch } from './use-fetch.ts'
import { navigate } from './use-location.ts'

/** A plain table with search, sorting and pagination. */
export function ListPage({ list, query }: { readonly list: List; readonly query: URLSearchParams }) {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('size') ?? list.perPage)
  const parameters = new URLSearchParams({ pages: String(page), page: String(size) })
  if (query.get('sort')) parameters.set('sort', query.get('sort') ?? '')
  if (query.get('search')) parameters.set('keyword', query.get('search') ?? '')
  const body = useFetch(`${list.address}?${parameters}`)
  const rows = body?.results
  const total = body?.pagination?.total ?? 0
  return (
    <main>
      <h1>{list.title}</h1>
      <Search list={list} initial={query.get('search') ?? ''} />
      <table>
        <thead>
          <tr>
            {list.columns.map((name) => (
              <th key={name}>
                {list.sorted.includes(name) ? (
                  <button type="button" onClick={() => navigate(`${list.path}?sort=${name}`)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <tr key={idOf(row)} data-id={idOf(row)}>
              {list.columns.map((name, at) => (
                <td key={name}>
                  {at === 0 ? <RowLink list={list} row={row} name={name} /> : shown(row, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {page} / {Math.ceil(total / size)}
        <button type="button" disabled={page <= 1} onClick={() => navigate(`${list.path}?page=${page - 1}`)}>
          Trang trước
        </button>
        <button type="button" onClick={() => navigate(`${list.path}?page=${page + 1}`)}>
          Trang sau
        </button>
      </p>
    </main>
  )
}

function Search({ list, initial }: { readonly list: List; readonly initial: string }) {
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    if (typed === initial) return undefined
    const timer = setTimeout(
      () => navigate(typed ? `${list.path}?search=${encodeURIComponent(typed)}` : list.path),
      200,
    )
    return () => clearTimeout(timer)
  }, [typed, initial, list])
  return (
    <input
      type="search"
      aria-label="Tìm trong danh sách"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

function RowLink({ list, row, name }: { readonly list: List; readonly row: Raw; readonly name: string }) {
  const to = `${list.path}/${idOf(row)}`
  return (
    <a
      href={`/baseline${to}`}
      onClick={(event) => {
        event.preventDefault()
        navigate(to)
      }}
    >
      {String(row[name])}
    </a>
  )
}

const dates = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'short' })

function shown(row: Raw, name: string) {
  const value = row[name]
  if (typeof value === 'boolean') return <input type="checkbox" checked={value} readOnly aria-label={name} />
  if (name === 'logo')
    return value ? <img src={String(value)} alt="" width={32} height={32} loading="lazy" /> : ''
  if (name === 'updated_at') return dates.format(new Date(String(value)))
  return String(value ?? '')
}

function idOf(row: Raw): string {
  return String(row['_id'] ?? row['id'])
}
