import { Refused, Unreachable } from '#http/errors.ts'
import { type PendingWrite, type Reconciled, saveSafely, type WritePlan } from './save-safely.ts'
import { WriteFailed } from './write-failed.ts'

export interface Stored {
  readonly etag?: string
  readonly name: string
}

const failed = (cause: unknown, isUnwritten = false) =>
  new WriteFailed({ refused: 'Chưa lưu được', unreachable: 'Chưa lưu được' }, cause, { isUnwritten })
export const refused = (status: number) => failed(new Refused(status, '', {}, ''))
export const lost = failed(new Unreachable('network', { sent: true }))
export const unread = failed(new Unreachable('network', { sent: false }), true)

export const known: Stored = { name: 'Áo', etag: '"v1"' }
export const changed: Stored = { name: 'Áo len', etag: '"v2"' }
export const saved = { name: 'Áo mưa' }
export const found: Reconciled<object> = { status: 'saved', saved }
export const pending: PendingWrite<object> = { sent: { name: 'Áo mưa' }, sentAt: 1, failure: lost }

/** The responses of one write in their order; the last one is repeated. An error is thrown. */
export interface Answers {
  readonly known?: Stored | null
  readonly read?: readonly (Stored | Error | undefined)[]
  readonly plan?: readonly WritePlan<unknown>['status'][]
  readonly send?: readonly (object | Error)[]
  readonly reconcile?: readonly Reconciled<object>[]
  readonly pending?: PendingWrite<object>
  readonly continueFrom?: Stored
  readonly isGuarded?: boolean
}

function answering<T>(all: readonly T[]) {
  let calls = 0
  return () => {
    calls += 1
    const next = all[Math.min(calls, all.length) - 1]
    if (next instanceof Error) throw next
    return next as Exclude<T, Error>
  }
}

/** Runs one write with these responses; returns its outcome, its calls in their order and the base of each request. */
export async function run(answers: Answers) {
  const { read = [known], plan = ['send'], send = [saved], reconcile = [{ status: 'unknown' }] } = answers
  const calls: string[] = []
  const bases: unknown[] = []
  const [onRead, onPlan, onSend, onReconcile] = [read, plan, send, reconcile].map((all) =>
    answering<unknown>(all),
  )
  const outcome = await saveSafely<Stored | null, object, object>(
    {
      read: async () => {
        calls.push('read')
        return onRead?.() as Stored | undefined
      },
      plan: (now) => {
        const status = onPlan?.() as WritePlan<object>['status']
        return status === 'send' ? { status, sent: { base: now } } : { status }
      },
      send: async (sent) => {
        calls.push('send')
        bases.push(Reflect.get(sent, 'base'))
        return onSend?.() as object
      },
      reconcile: async () => {
        calls.push('reconcile')
        return onReconcile?.() as Reconciled<object>
      },
      onLost: () => void calls.push('lost'),
      isGuarded: async () => answers.isGuarded ?? false,
      ...(answers.continueFrom ? { continueFrom: () => answers.continueFrom } : {}),
    },
    answers.known === undefined ? known : answers.known,
    answers.pending,
  )
  return { outcome, calls: calls.join(' '), bases }
}
