import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { forgetOpened, noteOpened } from './recent.ts'

/** A record that the user has opened: it is noted as recent, and forgotten once it is gone. */
export function useOpenedRecord<R extends Resource>(resource: R, id: string): UseQueryResult<Row<R>> {
  const query = useQuery(oneOptions(resource, id, useQueryClient()))
  const { data, error } = query
  const label = data && labelOf(resource, data)
  useEffect(() => {
    if (label !== undefined) noteOpened({ resource: resource.name, id, label })
  }, [resource, id, label])
  useEffect(() => {
    if (error instanceof NotFound) forgetOpened({ resource: resource.name, id })
  }, [resource, id, error])
  return query
}
