import { Box } from '@mantine/core'
import { useMemo } from 'react'
import { can } from '#descriptor/capability.ts'
import { readListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { givesRoots } from '#descriptor/tree.ts'
import { type Branches, branchState, useLazyBranches, useWholeBranches } from '#hooks/tree/use-branches.ts'
import { useNodes } from '#hooks/tree/use-nodes.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { screenHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { shown } from '#screens/shape.ts'
import { useGo } from '#screens/use-go.ts'
import { useAddressSearch } from '#screens/use-screen-state.ts'
import { RecordTree } from './record-tree.tsx'
import { useOpenNodes } from './use-open-nodes.ts'

interface TreeScreenProps {
  readonly resource: Resource
  readonly search: ScreenSearch
}

/** The records of an entity as a tree, loaded whole or level by level, with a search if supported. */
export function TreeScreen({ resource, search }: TreeScreenProps) {
  const t = useText()
  const go = useGo()
  const state = readListState(resource, search)
  const typed = useAddressSearch(state.search)
  // A tree that is loaded whole is searched on the client.
  const canSearch = can(resource, 'search') || can(resource, 'tree')
  return (
    <ResourceFrame
      search={search}
      state={state}
      toolbar={
        canSearch && (
          // Where the search of a list is, also without tabs before it.
          <Box flex={{ base: '1 1 100%', sm: '0 1 16.25rem' }} ms="auto">
            <SearchBox
              value={typed}
              isShortcut={isSingleKey}
              label={t('Tìm trong cây')}
              onSearch={(query) =>
                go(screenHref(resource, { ...shown(resource, 'tree'), search: query }), {
                  replace: typed !== '',
                })
              }
            />
          </Box>
        )
      }
    >
      {state.search !== '' && canSearch ? (
        <FoundNodes search={search} query={state.search} />
      ) : can(resource, 'byParent') && givesRoots(resource) ? (
        <LazyTree search={search} />
      ) : can(resource, 'tree') ? (
        <WholeTree search={search} />
      ) : null}
    </ResourceFrame>
  )
}

/**
 * The maximum number of nodes that stay expanded: in a lazy tree each one is a request when the screen opens.
 */
const maxOpenLazy = 200
const maxOpenWhole = 5000

function LazyTree({ search }: Pick<TreeScreenProps, 'search'>) {
  const resource = useResource() as Parameters<typeof useLazyBranches>[0]
  const nodes = useOpenNodes(resource, maxOpenLazy)
  const branches = useLazyBranches(resource, nodes.open)
  return <RecordTree search={search} branches={branches} {...nodes} />
}

function WholeTree({ search }: Pick<TreeScreenProps, 'search'>) {
  const resource = useResource() as Parameters<typeof useWholeBranches>[0]
  const nodes = useOpenNodes(resource, maxOpenWhole)
  const branches = useWholeBranches(resource)
  return <RecordTree search={search} branches={branches} {...nodes} />
}

interface FoundNodesProps {
  readonly search: ScreenSearch
  readonly query: string
}

/** The nodes that match a query, as a flat list, each with its path. */
function FoundNodes({ search, query }: FoundNodesProps) {
  const resource = useResource()
  const t = useText()
  const { data, error, refetch } = useNodes(resource, query)
  const branches = useMemo<Branches>(
    () => ({
      branch: () =>
        branchState(
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
