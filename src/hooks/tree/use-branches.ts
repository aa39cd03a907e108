import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { hasId, rowsWithId } from '#descriptor/own-ids.ts'
import { readNumber } from '#descriptor/read.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { usePendingDeletes } from '#hooks/write/pending-deletes.ts'
import type { Text } from '#text/text.ts'
import { childrenOptions, type Node, useTree } from './use-tree.ts'

/** The children of one record, or the state of their request. */
export type Branch =
  | {
      readonly state: 'ready'
      readonly rows: readonly Row[]
      /** The records without an id of their own, which are not in the tree: as a parent, '' is the root. */
      readonly withoutId?: readonly Row[]
    }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: Text; readonly retry: () => void }

/** The branches of a tree to render; the id '' is the root above all records. */
export interface Branches {
  readonly branch: (id: string) => Branch
  /** Whether a record can be expanded; true as long as the number of its children is unknown. */
  readonly hasChildren: (row: Row) => boolean
}

/** A tree whose children are requested when their parent is expanded. */
export function useLazyBranches(resource: ResourceWith<'byParent'>, open: readonly string[]): Branches {
  const ids = reachable(resource, open, useQueryClient())
  const answers = useQueries({
    queries: ids.map((id) => childrenOptions(resource, id)),
    // Plain data only: it is compared by structure, whereas a new Map would render the whole tree at every
    // render.
    combine: (results) =>
      results.map(({ data, error, refetch }, at) => ({ id: ids[at] ?? '', data, error, refetch })),
  })
  return useMemo(() => {
    const branches = new Map(
      answers.map(({ id, data, error, refetch }) => [id, branchState(data, error, refetch)]),
    )
    return {
      branch: (id) => branches.get(id) ?? { state: 'loading' },
      hasChildren: (row) => {
        const known = branches.get(row.id)
        if (known?.state === 'ready') return known.rows.length > 0
        return readNumber(row.raw.children_count) !== 0
      },
    }
  }, [answers])
}

/** A tree that one request loads as a whole. */
export function useWholeBranches(resource: ResourceWith<'tree'>): Branches {
  const { data, error, refetch } = useTree(resource)
  return useMemo(() => {
    const known = data && childrenById(data)
    return {
      branch: (id) => branchState(known && (known.get(id) ?? []), error, refetch),
      hasChildren: (row) => (known?.get(row.id)?.length ?? 0) > 0,
    }
  }, [data, error, refetch])
}

/** The state of a request for rows. */
export function branchState(
  rows: readonly Row[] | undefined,
  error: Error | null,
  refetch: () => unknown,
): Branch {
  if (rows?.every(hasId)) return { state: 'ready', rows }
  if (rows) return { state: 'ready', rows: rowsWithId(rows), withoutId: rows.filter((row) => !hasId(row)) }
  if (error) return { state: 'failed', text: readAdviceFor(error), retry: () => void refetch() }
  return { state: 'loading' }
}

function childrenById(roots: readonly Node[]): ReadonlyMap<string, readonly Row[]> {
  const known = new Map([['', roots.map(({ row }) => row)]])
  const waiting = [...roots]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!hasId(node.row)) continue
    known.set(
      node.row.id,
      node.children.map(({ row }) => row),
    )
    waiting.push(...node.children)
  }
  return known
}

/** The expanded records whose ancestors are loaded and expanded: only visible branches are requested. */
function reachable(
  resource: ResourceWith<'byParent'>,
  open: readonly string[],
  cache: QueryClient,
): readonly string[] {
  const openIds = new Set(open)
  const ids = new Set([''])
  for (const id of ids) {
    const rows = cache.getQueryData<readonly Row[]>(keys.children(resource, id)) ?? []
    for (const row of rows) if (openIds.has(row.id)) ids.add(row.id)
  }
  return [...ids]
}

/** A tree without the records whose delete is pending; the same object while there are none. */
export function useVisibleBranches(resource: { readonly name: string }, branches: Branches): Branches {
  const pendingIds = usePendingDeletes(resource)
  return useMemo(() => {
    if (pendingIds.size === 0) return branches
    const branch: Branches['branch'] = (id) => {
      const found = branches.branch(id)
      if (found.state !== 'ready' || !found.rows.some((row) => pendingIds.has(row.id))) return found
      return { ...found, rows: found.rows.filter((row) => !pendingIds.has(row.id)) }
    }
    const hasChildren: Branches['hasChildren'] = (row) => {
      const found = branch(row.id)
      return found.state === 'ready' ? found.rows.length > 0 : branches.hasChildren(row)
    }
    return { branch, hasChildren }
  }, [branches, pendingIds])
}
