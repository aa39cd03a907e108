import { useDebouncedValue } from '@mantine/hooks'
import { type MutateOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { MaybeSavable } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { isUnread } from '#hooks/read/use-one.ts'
import { makeCreateKeys, type SentCreate } from './create-keys.ts'
import type { SaveInput } from './save-record.ts'
import { invalidateLists, leavesListsStale, putInCache, refreshLists } from './update-cache.ts'
import type { WriteFailed } from './write-failed.ts'
import {
  lostCreate,
  mergeValues,
  type PendingSave,
  type RecordOutcome,
  type RecordWrite,
  writeRecord,
} from './write-record.ts'

/** One save of a form. */
export interface SaveRequest extends Pick<SaveInput, 'values'> {
  /** The record that the values were typed over; null for a new one. */
  readonly known: Row | null
}

type Saved = Extract<RecordOutcome, { status: 'saved' }>
type NotSavedOutcome = Exclude<RecordOutcome, Saved>

/** The error of a save. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  /** Whether a write was begun; without one, the outcome is that of the save before. */
  readonly isBegun: boolean
  readonly outcome: NotSavedOutcome | null

  constructor(isBegun: boolean, outcome: NotSavedOutcome | null) {
    super('not saved')
    this.isBegun = isBegun
    this.outcome = outcome
  }
}

interface SaveOptions<Input, Request> extends Pick<RecordWrite, 'onSent'> {
  /** Resolves with the save to begin; null for none. */
  readonly prepare: (input: Input) => Request | null | Promise<Request | null>
  /** Called with the write into the cache: a form that closes is not rendered with the saved record. */
  readonly onSaved?: (outcome: Saved, request: Request, input: Input) => void
  /** Called with null where no write was begun. */
  readonly onNotSaved?: (outcome: NotSavedOutcome | null, input: Input) => void
}

/** Milliseconds before a save shows as busy: most are faster. */
const busyMs = 100

/**
 * The mutation of one form, which saves its values and updates the cache; a lost save is reconciled before the next
 * request. `mutate` does nothing while a save is under way.
 */
export function useSave<R extends Resource, Input, Request extends SaveRequest>(
  resource: R & MaybeSavable<R>,
  { prepare, onSaved, onNotSaved, onSent }: SaveOptions<Input, Request>,
) {
  const cache = useQueryClient()
  const mutationKey = [resource.name, 'save', useId()]
  const pending = useRef<PendingSave | null>(null)
  const [createKeys] = useState(makeCreateKeys)
  // The failure of the write under way: its response was lost.
  const [lost, setLost] = useState<WriteFailed | null>(null)
  const mutation = useMutation<{ readonly outcome: Saved; readonly request: Request }, Error, Input>({
    mutationKey,
    mutationFn: async (input) => {
      const request = await prepare(input)
      if (!request) throw new NotSaved(false, outcomeOf(mutation.error))
      const { known, values } = request
      const outcome = await writeRecord(resource, {
        known,
        isListRow: known !== null && isUnread(resource, cache.getQueryState(keys.one(resource, known.id))),
        plan: mergeValues(resource, values),
        intended: values,
        pending: pending.current,
        createKeys,
        onLost: setLost,
        ...(onSent && { onSent }),
      })
      // Also after a look that did not find the effect: a list may be behind.
      pending.current = (outcome.status === 'failed' && outcome.pending) || null
      if (outcome.status !== 'saved') throw new NotSaved(true, outcome)
      return { outcome, request }
    },
    onSuccess: ({ outcome, request }, input) => {
      const { saved, sent } = outcome
      putInCache(resource, saved, sent.before?.id ?? saved?.id ?? '', cache)
      // In the same task, so that one render shows the saved row and closes the form.
      onSaved?.(outcome, request, input)
      // Not awaited: the outcome is known, however long the lists take.
      void invalidateLists(resource, cache)
    },
    onError: (error, input) => {
      if (!(error instanceof NotSaved)) throw error
      const outcome = error.isBegun ? error.outcome : null
      if (outcome?.status === 'gone' || (outcome?.status === 'failed' && leavesListsStale(outcome.failure)))
        void refreshLists(resource, cache)
      onNotSaved?.(outcome, input)
    },
    onSettled: () => setLost(null),
  })
  const [isSlow] = useDebouncedValue(mutation.isPending, busyMs)
  // State is updated by the next render: the cache stops a second save before that.
  const isUnderWay = () => cache.isMutating({ mutationKey }) > 0
  return {
    ...mutation,
    lost,
    /** Why the last write has not saved. */
    notSaved: outcomeOf(mutation.error),
    isBusy: mutation.isPending && isSlow,
    isUnderWay,
    mutate: (input: Input, options?: MutateOptions<unknown, Error, Input>) => {
      if (!isUnderWay()) mutation.mutate(input, options)
    },
    /** Continues the create of an earlier form, whose response was lost. */
    resume: (sent: SentCreate) => {
      createKeys.resume(sent)
      pending.current = lostCreate(resource, sent)
    },
  }
}

const outcomeOf = (error: Error | null) => (error instanceof NotSaved ? error.outcome : null)
