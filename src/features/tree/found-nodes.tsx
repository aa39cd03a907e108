import { useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { type Branches, branchOf } from '#hooks/tree/use-branches.ts'
import { useNodes } from '#hooks/tree/use-nodes.ts'
import { useText } from '#hooks/use-text.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { RecordTree } from './record-tree.tsx'

interface FoundNodesProps {
  readonly resource: Resource
  readonly search: ScreenSearch
  readonly query: string
}

/** The nodes that match a query, as a flat list, each with its path. */
export function FoundNodes({ resource, search, query }: FoundNodesProps) {
  const t = useText()
  const { data, error, refetch } = useNodes(resource, query)
  const branches = useMemo<Branches>(
    () => ({
      branch: () =>
        branchOf(
          data?.map(({ row }) => row),
          error,
          refetch,
        ),
      hasChildren: () => false,
    }),
    [data, error, refetch],
  )
  const pathOf = useMemo(() => {
    const paths = new Map(data?.map(({ row, path }) => [row.id, path.map(({ label }) => label).join(' › ')]))
    return (row: Row) => paths.get(row.id) ?? ''
  }, [data])
  if (data?.length === 0) return <EmptyState>{t('Không tìm thấy mục nào khớp.')}</EmptyState>
  return (
    <RecordTree
      resource={resource}
      search={search}
      branches={branches}
      open={none}
      onOpen={nothing}
      onCloseAll={nothing}
      pathOf={pathOf}
    />
  )
}

const none: readonly string[] = []
const nothing = () => {}
