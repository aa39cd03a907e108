import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { Value } from '#descriptor/value.ts'
import { invalidateNames, noteWritten } from '#hooks/names/known-names.ts'
import { cachedRows } from '#hooks/read/cached-rows.ts'
import { keys } from '#hooks/read/keys.ts'
import { hasOldValue, keptFailure } from './kept-values.ts'
import { invalidateLists } from './update-cache.ts'
import { oneByOne } from './use-switch.ts'
import type { WriteFailed } from './write-failed.ts'
import { savedRow, setFields, writeRecord } from './write-record.ts'

/** New values of some fields of one record. */
export interface OrderChange {
  readonly row: Row
  readonly values: Readonly<Record<string, Value>>
}

/** The overlay: the changes of moved records, by id. */
export type Overlay = ReadonlyMap<string, OrderChange>

/** A record that moves to another position, and the siblings that are renumbered for it. */
export interface Move {
  readonly row: Row
  /** In the order in which they are saved. */
  readonly changes: readonly OrderChange[]
  /** Shown before it is saved, rolled back on failure; for order only (src/decisions/trees-and-boards.md). */
  readonly isOrder: boolean
}

interface MoveCallbacks {
  /** `undo` is the move that restores the previous positions. */
  readonly onMoved: (move: Move, undo: Move) => void
  readonly onFailed: (failure: Pick<WriteFailed, 'shown'>, move: Move) => void
}

/**
 * Moves records to other positions, one move at a time. `overlay` is the overlay of the loaded records: an order
 * that is being saved, or a saved move that is not loaded yet. After a failure the lists are refetched.
 */
export function useRearrange(resource: Resource, callbacks: MoveCallbacks) {
  const cache = useQueryClient()
  const [overlay, setOverlay] = useState<Overlay>(none)
  const addToOverlay = ({ changes }: Move) =>
    setOverlay((last) => new Map([...last, ...changes.map((one) => [one.row.id, one] as const)]))
  const removeFromOverlay = ({ changes }: Move) =>
    setOverlay((last) => new Map([...last].filter(([, one]) => !changes.includes(one))))
  // The branch that receives a record may not be rendered yet: refetch it too, or the record would be missing
  // from the tree until its branch is loaded.
  const reload = ({ changes }: Move) => {
    const parentKey = parentKeyOf(resource) ?? ''
    const parents = new Set(changes.map(({ values }) => values[parentKey]))
    const isBranch = ([, call, parent]: QueryKey) => call === 'children' && parents.has(parent as Value)
    return Promise.all([
      invalidateLists(resource, cache),
      cache.refetchQueries(
        { queryKey: keys.all(resource), predicate: ({ queryKey }) => isBranch(queryKey) },
        { cancelRefetch: false },
      ),
    ])
  }
  const { mutate, isPending, variables } = useMutation<Moved, WriteFailed, Move>({
    mutationKey: [resource.name, 'move'],
    scope: oneByOne(resource),
    mutationFn: async (move) => {
      const back: OrderChange[] = []
      let isKept = false
      for (const change of move.changes) {
        const { before, after } = await saveChange(resource, change)
        if (after) cache.setQueryData(keys.one(resource, after.id), after)
        else cache.removeQueries({ queryKey: keys.one(resource, before.id) })
        if (after) noteWritten(resource, after.id, after)
        else invalidateNames(resource)
        isKept ||= after !== null && hasOldValue(resource, after, before, change.values)
        back.unshift({ row: after ?? before, values: valuesOfFields(before, Object.keys(change.values)) })
      }
      return { undo: { ...move, changes: back }, isKept }
    },
    onMutate: (move) => {
      if (move.isOrder) addToOverlay(move)
    },
    onSuccess: async ({ undo, isKept }, move) => {
      const startedAt = Date.now()
      // A server may answer with the record as it was before the move: the reload shows its position.
      if (!isKept) {
        addToOverlay(move)
        callbacks.onMoved(move, undo)
      }
      await reload(move)
      removeFromOverlay(move)
      const ids = new Set(move.changes.map(({ row }) => row.id))
      const rows = cachedRows(resource, cache, startedAt).filter(({ id }) => ids.has(id))
      const isElsewhere = ({ row, values }: OrderChange) =>
        rows.some((one) => one.id === row.id && hasOldValue(resource, one, row, values))
      if (rows.length === 0 ? isKept : move.changes.some(isElsewhere)) callbacks.onFailed(keptFailure, move)
      else if (isKept) callbacks.onMoved(move, undo)
    },
    onError: async (failure, move) => {
      removeFromOverlay(move)
      callbacks.onFailed(failure, move)
      await reload(move)
    },
  })
  const movingId = isPending && variables && !variables.isOrder ? variables.row.id : null
  return { overlay, move: mutate, movingId }
}

/** A saved move, and whether a record seems to be in its old position by the responses. */
interface Moved {
  readonly undo: Move
  readonly isKept: boolean
}

/** Saves the values over the record as it is now; returns the record before and after. */
async function saveChange(resource: Resource, { row, values }: OrderChange) {
  const outcome = await writeRecord(resource, {
    known: row,
    plan: setFields(resource, values),
    isListRow: true,
  })
  const after = savedRow(resource, outcome)
  const before = outcome.status === 'saved' ? outcome.sent.before : after
  return { before: before ?? row, after }
}

function valuesOfFields(row: Row, names: readonly string[]): OrderChange['values'] {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name] as Value]] : [])))
}

const none: Overlay = new Map()
