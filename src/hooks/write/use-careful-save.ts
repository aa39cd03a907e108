import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valuesOf } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { rereadForUpdate } from '#hooks/read/reread.ts'
import { Refused } from '#http/errors.ts'
import { makeCreateKeys, type SentCreate } from './create-keys.ts'
import { lookFor } from './look.ts'
import { isStale, updateFresh } from './update-fresh.ts'
import { type SaveInput, settle, useAnySave } from './use-save.ts'
import { WriteFailed } from './write-failed.ts'

type Values = SaveInput['values']

/** How a save ended. */
export type Saving =
  /** Saved: the record, the values that were sent, and how many fields of others went with them. */
  | { readonly is: 'saved'; readonly row: Row | null; readonly values: Values; readonly taken: number }
  /** Nothing was sent: somebody else has changed the same fields. */
  | { readonly is: 'clash'; readonly fresh: Row }
  /** Nothing was sent: the record was deleted meanwhile. */
  | { readonly is: 'gone' }
  /** Nothing was saved, as far as is known. */
  | { readonly is: 'failed'; readonly failure: WriteFailed; readonly outcome: Outcome }

/** What is known of a write that failed: it was refused, was looked for and is not there, or nobody can tell. */
export type Outcome = 'refused' | 'not saved' | 'unknown'

interface Unsure {
  readonly sent: SaveInput
  readonly at: number
  readonly failure: WriteFailed
}

interface Listeners {
  readonly onFailed: (failure: WriteFailed) => void
  /** Called with each create before it is sent, and with null once its outcome is known. */
  readonly onSent: (sent: SentCreate | null) => void
}

/**
 * Saves beside others: an update is based on a fresh read of its record (`updateFresh`), so that nobody's change is
 * written over unseen; a write whose answer never came is looked for, and is never sent again before that.
 */
export function useCarefulSave(resource: Resource, { onFailed, onSent }: Listeners) {
  const cache = useQueryClient()
  const { mutateAsync } = useAnySave(resource)
  const [isBusy, setBusy] = useState(false)
  const unsure = useRef<Unsure | null>(null)
  const [createKeys] = useState(makeCreateKeys)

  const endCreate = (failure?: WriteFailed) => {
    createKeys.end(failure)
    onSent(createKeys.sent())
  }

  const look = async ({ sent, at }: Unsure): Promise<Row | Outcome> => {
    const found = await lookFor(resource, sent, at)
    if (found.is !== 'unknown') unsure.current = null
    if (found.is !== 'saved') return found.is
    endCreate()
    void settle(resource, found.row, found.row.id, cache)
    return found.row
  }

  // An answer need not say which record was made; whoever types on in the form saves upon that one, not a second.
  const made = async (input: SaveInput): Promise<Row | null> => {
    if (input.before) return mutateAsync(input)
    const createKey = createKeys.keyFor(input.values)
    onSent(createKeys.sent())
    const row = await mutateAsync({ ...input, createKey })
    endCreate()
    if (row?.id) return row
    const found = await lookFor(resource, input, Date.now())
    return found.is === 'saved' ? found.row : row
  }

  const send = async (input: SaveInput, taken: number): Promise<Saving> => {
    try {
      return { is: 'saved', row: await made(input), values: input.values, taken }
    } catch (failure) {
      if (!(failure instanceof WriteFailed)) throw failure
      // `updateFresh` reads the record again; a create has none to read.
      if (input.before && isStale(failure)) throw failure
      if (!input.before) endCreate(failure)
      if (!failure.maybeDone) return { is: 'failed', failure, outcome: 'refused' }
      onFailed(failure)
      unsure.current = { sent: input, at: Date.now(), failure }
      const found = await look(unsure.current)
      if (typeof found === 'string') return { is: 'failed', failure, outcome: found }
      return { is: 'saved', row: found, values: input.values, taken }
    }
  }

  const save = async (before: Row | null, values: Values): Promise<Saving> => {
    let known = before
    if (unsure.current) {
      const { sent, failure } = unsure.current
      const found = await look(unsure.current)
      if (found === 'unknown') return { is: 'failed', failure, outcome: 'unknown' }
      if (typeof found !== 'string') {
        if (isSame(sent.values, values)) return { is: 'saved', row: found, values, taken: 0 }
        // It was saved after all, and more has been typed since: that is an update of what is there now.
        known = found
      }
    }
    if (!known) return send({ before: null, values }, 0)
    return update(resource, { known, values }, send)
  }

  return {
    isBusy,
    /** Goes on with the create of an earlier form, whose answer never came. */
    resume: (sent: SentCreate) => createKeys.resume(sent),
    /** Never rejects for what can go wrong with a call. */
    save: async (before: Row | null, values: Values): Promise<Saving> => {
      setBusy(true)
      try {
        return await save(before, values)
      } finally {
        setBusy(false)
      }
    },
  }
}

interface Update {
  readonly known: Row
  readonly values: Values
}

async function update(
  resource: Resource,
  { known, values }: Update,
  send: (input: SaveInput, taken: number) => Promise<Saving>,
): Promise<Saving> {
  try {
    return await updateFresh(
      known,
      () => rereadForUpdate(resource, known.id),
      async (fresh): Promise<Saving> => {
        const before = valuesOf(resource, known)
        const { values: merged, taken, clashing } = mergeInto(resource, before, values, fresh)
        if (clashing.length > 0) return { is: 'clash', fresh }
        const ended = await send({ before: fresh, values: merged }, taken.length)
        // No row was read: only the refusal of the update shows that the record is gone.
        return fresh === known && isMissing(ended) ? { is: 'gone' } : ended
      },
    )
  } catch (error) {
    if (error instanceof NotFound) return { is: 'gone' }
    if (error instanceof WriteFailed && isStale(error))
      return { is: 'failed', failure: error, outcome: 'refused' }
    throw error
  }
}

function isMissing(ended: Saving): boolean {
  if (ended.is !== 'failed') return false
  const { cause } = ended.failure
  return cause instanceof Refused && cause.status === 404
}

function isSame(left: Values, right: Values): boolean {
  return Object.keys({ ...left, ...right }).every((name) => sameValue(left[name], right[name]))
}
