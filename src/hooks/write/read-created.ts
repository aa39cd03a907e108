import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { fetchFresh } from '#hooks/read/fetch-fresh.ts'

/** The record at the `Location` of a create's response; undefined where no record can be read by the id at its end. */
export async function readCreated<R extends Resource>(
  resource: R,
  location: string | null,
): Promise<Row<R> | undefined> {
  const id = lastSegment(location)
  if (id === '') return undefined
  const row = await fetchFresh(resource, id).catch(() => undefined)
  return row?.id === id ? row : undefined
}

function lastSegment(location: string | null): string {
  const [path = ''] = (location ?? '').split(/[?#]/)
  try {
    return decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}
