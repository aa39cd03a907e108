import { useTimeout } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MaybeSavable } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { isUnread } from '#hooks/read/use-one.ts'
import { makeCreateKeys, type SentCreate } from './create-keys.ts'
import { invalidateLists, leavesListsStale, refreshLists } from './refresh-lists.ts'
import type { SaveInput } from './save-record.ts'
import { putInCache } from './update-cache-after-save.ts'
import {
  lostCreate,
  mergeValues,
  type PendingSave,
  type RecordOutcome,
  type RecordWrite,
  writeRecord,
} from './write-record.ts'

/** The saves of one form. */
export interface Saving {
  /** A save takes longer than a moment. */
  readonly isBusy: boolean
  /** Saves the values over the record that they were typed over (null: a new one); resolves if that fails. */
  readonly save: (
    known: Row | null,
    values: SaveInput['values'],
    listeners: SaveListeners,
  ) => Promise<RecordOutcome>
  /** Continues the create of an earlier form, whose response was lost. */
  readonly resume: (sent: SentCreate) => void
}

interface SaveListeners extends Pick<RecordWrite, 'onLost' | 'onSent'> {
  /** Called with the write into the cache: a form that closes is not rendered with the saved record. */
  readonly onSaved?: (outcome: Extract<RecordOutcome, { status: 'saved' }>) => void
}

/** Milliseconds before a save shows as busy: rendering that would delay its request and its result. */
const busyMs = 100

/** Saves the values of one form and updates the cache; a lost save is reconciled before the next request. */
export function useSave<R extends Resource>(resource: R & MaybeSavable<R>): Saving {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  // Not after the form is gone.
  const busyAfter = useTimeout(() => setBusy(true), busyMs)
  const pending = useRef<PendingSave | null>(null)
  const [createKeys] = useState(makeCreateKeys)

  const run = async (write: RecordWrite & SaveListeners): Promise<RecordOutcome> => {
    const outcome = await writeRecord(resource, write)
    // Also after a look that did not find the effect: a list may be behind.
    pending.current = (outcome.status === 'failed' && outcome.pending) || null
    // The lists are not awaited: the outcome is known, however long they take.
    if (outcome.status === 'saved') {
      const { saved, sent } = outcome
      putInCache(resource, saved, sent.before?.id ?? saved?.id ?? '', cache)
      // In the same task, so that one render shows the saved row and closes the form.
      write.onSaved?.(outcome)
      void invalidateLists(resource, cache)
    } else if (
      outcome.status === 'gone' ||
      (outcome.status === 'failed' && leavesListsStale(outcome.failure))
    ) {
      void refreshLists(resource, cache)
    }
    return outcome
  }

  return {
    isBusy,
    resume: (sent) => {
      createKeys.resume(sent)
      pending.current = lostCreate(resource, sent)
    },
    save: async (known, values, listeners) => {
      busyAfter.start()
      try {
        const plan = mergeValues(resource, values)
        return await run({
          known,
          isListRow: known !== null && isUnread(resource, cache.getQueryState(keys.one(resource, known.id))),
          plan,
          intended: values,
          pending: pending.current,
          createKeys,
          ...listeners,
        })
      } finally {
        busyAfter.clear()
        setBusy(false)
      }
    },
  }
}
