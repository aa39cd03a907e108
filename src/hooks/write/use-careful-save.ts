import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { makeCreateKeys, type SentCreate } from './create-keys.ts'
import { leavesListsStale, refreshLists } from './refresh-lists.ts'
import { type SaveInput, updateCacheAfterSave } from './use-save.ts'
import {
  mergeValues,
  type PendingSave,
  type RecordOutcome,
  type RecordWrite,
  writeRecord,
} from './write-record.ts'

/**
 * Saves the values of one form and updates the cache: one save at a time, each after the outcome of the one before it is
 * known. `save` resolves with every outcome that a call can have.
 */
export function useCarefulSave(resource: Resource, listeners: Pick<RecordWrite, 'onLost' | 'onSent'>) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const pending = useRef<PendingSave | null>(null)
  const [createKeys] = useState(makeCreateKeys)

  const save = async (known: Row | null, values: SaveInput['values']): Promise<RecordOutcome> => {
    setBusy(true)
    try {
      const plan = mergeValues(resource, values)
      const request = { known, plan, wants: values, pending: pending.current, createKeys, ...listeners }
      const outcome = await writeRecord(resource, request)
      pending.current =
        (outcome.status === 'failed' && outcome.outcome === 'unknown' && outcome.pending) || null
      // Not awaited: the outcome is known, however long the lists take.
      if (outcome.status === 'saved') {
        const { saved, sent } = outcome
        void updateCacheAfterSave(resource, saved, sent.before?.id ?? saved?.id ?? '', cache)
      } else if (
        outcome.status === 'gone' ||
        (outcome.status === 'failed' && leavesListsStale(outcome.failure))
      ) {
        void refreshLists(resource, cache)
      }
      return outcome
    } finally {
      setBusy(false)
    }
  }

  /** `resume` continues the create of an earlier form, whose response was lost. */
  return { isBusy, resume: (sent: SentCreate) => createKeys.resume(sent), save }
}
