import { createEmitter } from '#browser/emitter.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { cache } from '#hooks/read/cache.ts'
import { guardUnload } from '#hooks/write/guard-unload.ts'
import { applyToCache, refreshLists } from '#hooks/write/update-cache.ts'
import { forgetRecord } from '#hooks/write/use-delete.ts'
import type { PendingSave } from '#hooks/write/write-record.ts'
import type { FieldChange, PlannedChange } from './change-plan.ts'
import { planStore, type StoredRow } from './plan-store.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { RowOutcome, RowState } from './row-outcome.ts'
import { interrupted, sentOutcome, undoneOutcome, writtenOf } from './row-results.ts'
import type { RunHead } from './run-head.ts'
import { leanChange, RunRows } from './run-rows.ts'
import { lockRun, makeRunWriter, type RunWriter } from './run-writer.ts'
import { type ChangeResult, saveChange } from './save-change.ts'
import { type SendQueue, sendQueue } from './send-queue.ts'
import { type UndoResult, undoChange } from './undo-change.ts'

/** The progress of sending or undoing. */
export interface RunProgress {
  readonly act: 'send' | 'undo'
  readonly done: number
  readonly total: number
}

type RowWork = (key: number, signal: AbortSignal) => Promise<unknown>

/** The rows of one plan while they are sent, and until they are undone; each step is stored. */
export class ChangeRun {
  readonly resource: Resource
  readonly id: string
  readonly #subject: string
  readonly #page = crypto.randomUUID()
  readonly #rows = new RunRows()
  // The saves of unknown outcome; after a reload, their effect is looked for without them.
  readonly #pending = new Map<number, PendingSave>()
  readonly #writer: RunWriter | null
  readonly #changed = createEmitter()
  #queue: SendQueue | null = null
  #head: Omit<RunHead, 'total' | 'counts'>
  #progress: RunProgress | null = null
  #isStopped = false
  #isUndo = false
  #wasSent = false
  #version = 0

  constructor(resource: Resource, subject: string, head: Omit<RunHead, 'total' | 'counts'>, isStored = true) {
    this.resource = resource
    this.id = head.id
    this.#subject = subject
    this.#head = head
    const rows = (from: number, to: number) => this.rows().slice(from, to)
    this.#writer = isStored ? makeRunWriter(subject, { head: () => this.head(), rows }) : null
  }

  /** Takes the stored rows over, from an earlier page or another tab. */
  restore(rows: readonly StoredRow[]): void {
    for (const { change, outcome } of rows) this.#rows.place(change, interrupted(outcome))
    this.#wasSent ||= rows.length > 0
  }

  /** Adds planned rows; one with the key of an earlier row takes its place. */
  put(rows: readonly PlannedChange[]): void {
    for (const row of rows) {
      const position = this.#rows.place(leanChange(this.resource, row), { state: 'waiting' })
      this.#pending.delete(row.key)
      this.#writer?.note('rows', position)
      this.#writer?.note('outcomes', position)
    }
    this.#emit()
  }

  /** Sends rows that are waiting, have failed, are unsure or were undone, three at a time. */
  send(keys: readonly number[]): Promise<RunEnd> {
    const isOpen = (key: number) => sendable.has(this.outcome(key)?.state)
    return this.#run(
      'send',
      () => keys.filter(isOpen),
      (key, signal) => this.#sendRow(key, signal),
    )
  }

  /** Gives written rows their old values, the last one first; a delete cannot be undone. */
  undo(keys = this.keysIn('done')): Promise<RunEnd> {
    const asked = new Set(keys)
    const isWritten = (key: number) => asked.has(key) && this.#rows.get(key)?.change.act !== 'delete'
    const written = () => this.keysIn('done').filter(isWritten).toReversed()
    return this.#run('undo', written, (key, signal) => this.#undoRow(key, signal))
  }

  /** Stops after the requests that are under way. */
  stop(): void {
    if (!this.#progress) return
    this.#isStopped = true
    this.#queue?.stop()
  }

  head(): RunHead {
    return { ...this.#head, total: this.#rows.size, counts: this.#rows.counts() }
  }

  rows(): readonly StoredRow[] {
    return this.#rows.all()
  }

  outcome(key: number): RowOutcome | undefined {
    return this.#rows.get(key)?.outcome
  }

  count(...states: readonly RowState[]): number {
    return this.#rows.count(...states)
  }

  keysIn(...states: readonly RowState[]): readonly number[] {
    return this.#rows.keysIn(...states)
  }

  /** null while nothing is sent or undone. */
  progress(): RunProgress | null {
    return this.#progress
  }

  /** Resolves when everything is stored. */
  async stored(): Promise<void> {
    await this.#writer?.stored()
  }

  readonly subscribe = this.#changed.subscribe
  /** Whether the latest work that this tab has started was an undo. */
  readonly isUndo = () => this.#isUndo
  /** A number that changes with every step. */
  readonly version = () => this.#version

  async #run(act: RunProgress['act'], open: () => readonly number[], work: RowWork): Promise<RunEnd> {
    // A run is never sent with the token of another user.
    if (this.#progress || open().length === 0 || !mayWrite(this.#subject)) return 'ended'
    this.#progress = { act, done: 0, total: open().length }
    this.#isStopped = false
    this.#emit()
    const unlock = this.#writer ? await this.#takeOver(this.#writer) : () => {}
    if (!unlock) {
      this.#progress = null
      this.#emit()
      return 'elsewhere'
    }
    this.#isUndo = act === 'undo'
    const keys = this.#isStopped ? [] : open()
    if (keys.length > 0) await this.#sendAll(act, keys, work)
    unlock()
    this.#progress = null
    this.#emit()
    if (mayWrite(this.#subject)) await refreshLists(this.resource, cache)
    return 'ended'
  }

  /** Locks a stored run against other tabs; null where one of them is sending it. */
  async #takeOver(writer: RunWriter): Promise<(() => void) | null> {
    const unlock = await lockRun(this.id)
    if (!unlock) return null
    await writer.stored()
    // What another tab has sent since this one has read the run is not sent twice.
    this.restore(await planStore.readOther(this.#subject, this.id, this.#page))
    this.#head = { ...this.#head, sender: this.#page }
    return unlock
  }

  async #sendAll(act: RunProgress['act'], keys: readonly number[], work: RowWork): Promise<void> {
    this.#progress = { act, done: 0, total: keys.length }
    guardUnload(this, true)
    this.#queue = sendQueue(keys, { send: work, onEnd: (count) => this.#end(count) })
    this.#emit()
    await this.#queue.ended
    this.#queue = null
    this.#wasSent = true
    // A page that is closed before would have no record of the sent row.
    await this.stored()
    guardUnload(this, false)
  }

  async #sendRow(key: number, signal: AbortSignal): Promise<unknown> {
    const row = this.#rows.get(key)
    if (!row) return null
    const { change, outcome } = row
    const create = outcome.create ?? { key: crypto.randomUUID(), sentAt: Date.now() }
    const earlier = outcome.state === 'undone' ? writtenOf(this.resource, change, outcome) : outcome.written
    const sending: RowOutcome = {
      state: 'sending',
      ...(change.before ? {} : { create }),
      // An attempt that ends before its read keeps what an earlier one has read.
      ...(change.act === 'set' && earlier && { written: earlier }),
    }
    this.#set(key, sending)
    // The key of a create is stored before its request: after a reload, the same key prevents a second record.
    if (!change.before) await this.stored()
    const isUnsure = outcome.state === 'unsure' || outcome.create !== undefined
    const otherIds = () => this.rows().flatMap((other) => other.outcome.id ?? [])
    const onRead = async (written: readonly FieldChange[]) => {
      this.#set(key, { ...sending, written })
      await this.stored()
    }
    const attempt = {
      create,
      isUnsure,
      pending: this.#pending.get(key),
      otherIds,
      earlier,
      isLater: this.#wasSent,
      onRead,
    }
    const result = await retryWhileBusy(() => saveChange(this.resource, change, attempt), causeOf, signal)
    this.#pending.delete(key)
    if ('pending' in result && result.pending) this.#pending.set(key, result.pending)
    if (result.status === 'done') this.#apply(result.row, change)
    this.#set(key, sentOutcome(change, this.outcome(key) ?? sending, result))
    return causeOf(result)
  }

  async #undoRow(key: number, signal: AbortSignal): Promise<unknown> {
    const row = this.#rows.get(key)
    if (!row) return null
    const { change, outcome } = row
    this.#set(key, { ...outcome, state: 'undoing' })
    const written = writtenOf(this.resource, change, outcome)
    const result = await retryWhileBusy(
      () => undoChange(this.resource, { change, written, id: outcome.id }),
      causeOf,
      signal,
    )
    if (result.status !== 'failed') this.#apply(result.row, change)
    this.#set(key, undoneOutcome(outcome, result))
    return causeOf(result)
  }

  /** Writes a saved record into the cache, unless that has become the cache of another user. */
  #apply(row: Row | null, { act, before }: PlannedChange): void {
    if (!mayWrite(this.#subject)) return
    if (row) applyToCache(this.resource, row, row.id, cache)
    else if (act === 'delete' && before) forgetRecord(this.resource, before.id, cache)
  }

  #set(key: number, outcome: RowOutcome): void {
    const row = this.#rows.get(key)
    if (!row) return
    const position = this.#rows.place(row.change, outcome)
    this.#writer?.note('outcomes', position)
    this.#emit()
  }

  /** Counts rows as ended. */
  #end(count: number): void {
    if (this.#progress) this.#progress = { ...this.#progress, done: this.#progress.done + count }
    this.#emit()
  }

  #emit(): void {
    this.#version += 1
    this.#changed.emit()
  }
}

const sendable: ReadonlySet<RowState | undefined> = new Set<RowState>([
  'waiting',
  'failed',
  'unsure',
  'undone',
])

const causeOf = (result: ChangeResult | UndoResult) => ('failure' in result ? result.failure.cause : null)

/** How sending has ended: `elsewhere` if another tab is sending the run. */
export type RunEnd = 'ended' | 'elsewhere'
