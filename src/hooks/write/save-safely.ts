import { NotFound } from '#hooks/read/errors.ts'
import { Refused } from '#http/errors.ts'
import { WriteFailed } from './write-failed.ts'

/** The reads and requests of one write, which `saveSafely` calls in their order. */
export interface WriteIo<Known extends Versioned, Sent, Saved> {
  /** Reads the record past every cache; undefined if it is unreadable. Throws `NotFound`, `WriteFailed`. */
  readonly read: (known: Known) => Promise<Known | undefined>
  /**
   * Whether the server refuses an update of `known` with 412 once the record has changed: the first request is then sent
   * without the read before it.
   */
  readonly isGuarded?: (known: Known) => Promise<boolean>
  /** Plans the request: `now` is the record as it was just read, `known` as the caller had it. */
  readonly plan: (now: Known, known: Known) => WritePlan<Sent>
  /** Sends one request, once. Throws `WriteFailed`. */
  readonly send: (sent: Sent) => Promise<Saved>
  /** Looks for the effect of a request whose response was lost or has no content. */
  readonly reconcile: (sent: Sent, sentAt: number, failure: WriteFailed) => Promise<Reconciled<Saved>>
  /** Called with a failure of unknown outcome before its effect is looked for. */
  readonly onLost?: (failure: WriteFailed) => void
  /** Where the caller wants more than the pending request has done: the record to continue from. */
  readonly continueFrom?: (saved: Saved, sent: Sent) => Known | undefined
}

/** A record with the entity tag that it was read with; null for one that does not exist yet. */
export type Versioned = { readonly etag?: string } | null

/** The next step for a record as it is now. */
export type WritePlan<Sent> =
  | { readonly status: 'send'; readonly sent: Sent }
  /** The record already has the wanted values. */
  | { readonly status: 'unchanged' }
  /** The record was changed in the same fields. */
  | { readonly status: 'conflict' }

/** The effect of a request whose response was lost. */
export type Reconciled<Saved> =
  | { readonly status: 'saved'; readonly saved: Saved }
  | { readonly status: 'not saved' }
  | { readonly status: 'unknown' }

/** A request whose response was lost. */
export interface PendingWrite<Sent> {
  readonly sent: Sent
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly failure: WriteFailed
}

/** The result of one write. Only `saved` has certainly written; `failed` with an unknown outcome may have. */
export type SaveOutcome<Known, Sent, Saved> =
  | { readonly status: 'saved'; readonly saved: Saved; readonly sent: Sent }
  | { readonly status: 'unchanged'; readonly fresh: Known }
  | { readonly status: 'conflict'; readonly fresh: Known }
  | { readonly status: 'gone'; readonly cause: NotFound | WriteFailed }
  | {
      readonly status: 'failed'
      readonly outcome: FailedOutcome
      readonly failure: WriteFailed
      /** Hand it to the next write of the record, which then looks for its effect before it sends. */
      readonly pending?: PendingWrite<Sent>
    }

/** The failure of a write; a lost one that was reconciled as not saved has not been carried out. */
export function failureOf({
  failure,
  outcome,
}: {
  readonly failure: WriteFailed
  readonly outcome: FailedOutcome
}): WriteFailed {
  return outcome === 'not saved' ? failure.asUnwritten() : failure
}

/** Refused by the server or never sent; lost and reconciled as not saved; lost and not reconciled. */
export type FailedOutcome = 'refused' | 'not saved' | 'unknown'

/** The greatest number of requests of one update while other writers keep changing its record. */
const limit = 4

/**
 * Writes one record beside other writers: reads it unless the request is guarded by its tag, plans the change over it as
 * it is now, sends the change once, reads again when it was changed in between (412), and looks for the effect of a
 * request whose response was lost. A pending write is looked for first; nothing is sent while its outcome is unknown.
 */
export async function saveSafely<Known extends Versioned, Sent, Saved>(
  io: WriteIo<Known, Sent, Saved>,
  known: Known,
  pending?: PendingWrite<Sent> | null,
): Promise<SaveOutcome<Known, Sent, Saved>> {
  if (!pending) return update(io, known, (await io.isGuarded?.(known)) ?? false)
  const { sent, sentAt, failure } = pending
  const found = await io.reconcile(sent, sentAt, failure)
  if (found.status === 'unknown') return { status: 'failed', outcome: 'unknown', failure, pending }
  if (found.status === 'not saved') return update(io, known)
  const next = io.continueFrom?.(found.saved, sent)
  return next === undefined ? { status: 'saved', saved: found.saved, sent } : update(io, next)
}

async function update<Known extends Versioned, Sent, Saved>(
  io: WriteIo<Known, Sent, Saved>,
  known: Known,
  isGuarded = false,
): Promise<SaveOutcome<Known, Sent, Saved>> {
  let stale: Stale | undefined
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try is based on the result of the one before it
    const read = isGuarded && tries === 1 ? unread : await readNow(io, known)
    if (read.status !== 'read') return read
    const { fresh } = read
    if (!fresh && stale) return refusal(stale.failure)
    const now = fresh ?? known
    // A tag that two re-reads still return is not what the server compares; one may come from a lagging
    // replica.
    const times = stale && now?.etag === stale.tag ? stale.times : 0
    const plan = io.plan(times >= 2 ? withoutTag(now) : now, known)
    if (plan.status !== 'send') return { status: plan.status, fresh: now }
    // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the previous one
    const outcome = await sendOnce(io, plan.sent)
    if (outcome.status !== 'failed' || !known) return outcome
    const { failure } = outcome
    // Where no row could be read, only the refusal of the update shows that the record is gone.
    if (!fresh && hasStatus(failure, 404)) return { status: 'gone', cause: failure }
    if (!hasStatus(failure, 412) || tries === limit) return outcome
    stale = { failure, tag: now?.etag, times: times + 1 }
  }
}

const unread = { status: 'read', fresh: undefined } as const

async function readNow<Known extends Versioned>(
  io: Pick<WriteIo<Known, never, never>, 'read'>,
  known: Known,
) {
  try {
    return { status: 'read', fresh: await io.read(known) } as const
  } catch (cause) {
    if (cause instanceof NotFound) return { status: 'gone', cause } as const
    if (cause instanceof WriteFailed) return refusal(cause)
    throw cause
  }
}

/** Sends a request; where its response is lost, looks for its effect. */
async function sendOnce<Sent, Saved>(
  io: Pick<WriteIo<Versioned, Sent, Saved>, 'send' | 'reconcile' | 'onLost'>,
  sent: Sent,
) {
  const sentAt = Date.now()
  try {
    return { status: 'saved', saved: await io.send(sent), sent } as const
  } catch (failure) {
    if (!(failure instanceof WriteFailed)) throw failure
    if (!failure.maybeDone) return refusal(failure)
    io.onLost?.(failure)
    const pending = { sent, sentAt, failure }
    const found = await io.reconcile(sent, sentAt, failure)
    if (found.status === 'saved') return { status: 'saved', saved: found.saved, sent } as const
    return { status: 'failed', outcome: found.status, failure, pending } as const
  }
}

/** The last refusal with 412: the tag that was sent, and how often it was refused in a row. */
interface Stale {
  readonly failure: WriteFailed
  readonly tag: string | undefined
  readonly times: number
}

function withoutTag<Known extends Versioned>(record: Known): Known {
  return record && { ...record, etag: undefined }
}

const refusal = (failure: WriteFailed) => ({ status: 'failed', outcome: 'refused', failure }) as const

const hasStatus = ({ cause }: WriteFailed, status: number) =>
  cause instanceof Refused && cause.status === status
