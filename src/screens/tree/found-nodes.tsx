import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Having } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { readAdviceFor } from '#hooks/advice.ts'
import type { Branches } from '#hooks/use-branches.ts'
import { useText } from '#hooks/use-text.ts'
import { nodesOptions } from '#hooks/use-tree.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { RecordTree } from './record-tree.tsx'

interface FoundNodesProps {
  readonly resource: Having<'search'>
  readonly search: ScreenSearch
  readonly words: string
}

/** The nodes that a search has found, one below the other. */
export function FoundNodes({ resource, search, words }: FoundNodesProps) {
  const t = useText()
  const { data, error, refetch } = useQuery(nodesOptions(resource, words))
  const branches = useMemo<Branches>(
    () => ({
      branch: () => {
        if (data) return { state: 'ready', rows: data }
        if (error) return { state: 'failed', text: readAdviceFor(error), retry: () => void refetch() }
        return { state: 'loading' }
      },
      hasChildren: () => false,
    }),
    [data, error, refetch],
  )
  if (data?.length === 0) return <EmptyState>{t('Không tìm thấy mục nào khớp.')}</EmptyState>
  return (
    <RecordTree
      resource={resource}
      search={search}
      branches={branches}
      open={none}
      onOpen={nothing}
      pathOf={pathOf}
    />
  )
}

const none: readonly string[] = []
const nothing = () => {}

/** The names from the root down to the parent, where the back-end tells them. */
function pathOf(row: Row): string {
  const { ancestors } = row.raw
  if (!Array.isArray(ancestors)) return ''
  return ancestors
    .flatMap((one: unknown) => (isRecord(one) ? readText(one.label ?? one.name) : []))
    .join(' › ')
}
