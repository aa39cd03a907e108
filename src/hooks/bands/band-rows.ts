import { queryOptions } from '@tanstack/react-query'
import { type Band, bandsOf } from '#descriptor/bands/band.ts'
import type { RecordBandsPlan } from '#descriptor/bands/record-bands-plan.ts'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { currencyOf } from '#descriptor/row-story.ts'
import { keys } from '#hooks/read/keys.ts'
import { lastPageOf } from '#hooks/read/pages-of.ts'

/** A list whose records are bands. */
export type BandResource = ResourceWith<'list'> & { readonly bands: RecordBandsPlan }

/** Whether the records of a resource are bands that can be read. */
export function hasBands(resource: Resource): resource is BandResource {
  return resource.bands !== undefined && can(resource, 'list')
}

/** The number of rows to stop at. */
const mostRows = 5000

/** The bands in use of a list, or all of them; null where the list is not read whole, because a missing row would appear as a gap. */
export function bandRowsOptions(resource: BandResource, scope: 'used' | 'all' = 'used') {
  const { on } = resource.bands
  const isFiltered = scope === 'used' && on !== undefined && resource.list.filters?.includes(on)
  const state = { ...defaultListState(resource), filters: isFiltered ? { [on]: 'true' } : {} }
  return queryOptions({
    queryKey: [...keys.ranges(resource), scope],
    queryFn: async ({ signal }): Promise<readonly Row[] | null> => {
      const { rows, isWhole } = await lastPageOf(resource, state, { signal, limit: mostRows })
      return isWhole ? [...rows.values()] : null
    },
    staleTime: 60_000,
  })
}

/** A record of the list, or one that is about to be saved. */
export interface BandRecord {
  readonly id: string
  /** A value by its field; undefined for an unknown one. */
  readonly read: (name: string) => unknown
}

/** The records of rows. */
export function bandRecords(rows: readonly Row[]): readonly BandRecord[] {
  return rows.map((row) => ({ id: row.id, read: (name: string) => valueOf(row, name) }))
}

/** The bands of records, each with the currency of its price. */
export function recordBands(resource: BandResource, records: readonly BandRecord[]): readonly Band[] {
  const { bands } = resource
  const price = fieldOf(resource, bands.price)
  const currency = ({ read }: BandRecord) => (price.kind === 'money' ? currencyOf(price, read) : '')
  return bandsOf(
    bands,
    records.map((record) => ({ key: record.id, read: record.read, currency: currency(record) })),
  )
}
