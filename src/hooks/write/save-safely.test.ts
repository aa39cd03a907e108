import { expect, test, vi } from 'vitest'
import { NotFound } from '#hooks/read/errors.ts'
import {
  type Answers,
  changed,
  found,
  known,
  lost,
  pending,
  refused,
  run,
  type Stored,
  saved,
  unread,
} from './save-safely.test-data.ts'
import { saveSafely } from './save-safely.ts'
import type { WriteFailed } from './write-failed.ts'

const isFailed = (outcome: string, failure: WriteFailed) => ({ status: 'failed', outcome, failure })

test.each<[name: string, answers: Answers, calls: string, outcome: object]>([
  ['an update is read, then sent', {}, 'read send', { status: 'saved', saved }],
  ['a guarded update is sent without a read', { isGuarded: true }, 'send', { status: 'saved', saved }],
  [
    'a guarded update of a changed record is read, then sent again',
    { isGuarded: true, read: [changed], send: [refused(412), saved] },
    'send read send',
    { status: 'saved', saved },
  ],
  [
    'a guarded update that conflicts with the change is not sent again',
    { isGuarded: true, read: [changed], plan: ['send', 'conflict'], send: [refused(412)] },
    'send read',
    { status: 'conflict', fresh: changed },
  ],
  [
    'a guarded update of a deleted record shows that it is gone',
    { isGuarded: true, send: [refused(404)] },
    'send',
    { status: 'gone' },
  ],
  [
    'a write after a pending one is read first, guarded or not',
    { isGuarded: true, pending, reconcile: [{ status: 'not saved' }] },
    'reconcile read send',
    { status: 'saved', saved },
  ],
  ['an update that cannot be read is sent', { read: [undefined] }, 'read send', { status: 'saved', saved }],
  ['a create is sent', { known: null, read: [undefined] }, 'read send', { status: 'saved', saved }],
  [
    'a record with the wanted values is not sent',
    { plan: ['unchanged'] },
    'read',
    { status: 'unchanged', fresh: known },
  ],
  [
    'a conflict is not sent',
    { read: [changed], plan: ['conflict'] },
    'read',
    { status: 'conflict', fresh: changed },
  ],
  ['a record that is gone is not sent', { read: [new NotFound()] }, 'read', { status: 'gone' }],
  ['a failed read ends the write', { read: [unread] }, 'read', isFailed('refused', unread)],
  ['a refusal ends the write', { send: [refused(422)] }, 'read send', isFailed('refused', refused(422))],
  [
    'a 404 after a read is a refusal',
    { send: [refused(404)] },
    'read send',
    isFailed('refused', refused(404)),
  ],
  [
    'a 404 without a read shows that the record is gone',
    { read: [undefined], send: [refused(404)] },
    'read send',
    { status: 'gone' },
  ],
  [
    'a create that is refused with 404 is a refusal',
    { known: null, read: [undefined], send: [refused(404)] },
    'read send',
    isFailed('refused', refused(404)),
  ],
  [
    'a create that is refused with 412 is a refusal',
    { known: null, read: [undefined], send: [refused(412)] },
    'read send',
    isFailed('refused', refused(412)),
  ],
  [
    'a record that changed in between is read again',
    { read: [known, changed], send: [refused(412), saved] },
    'read send read send',
    { status: 'saved', saved },
  ],
  [
    'a conflict of the second read is not sent',
    { read: [known, changed], plan: ['send', 'conflict'], send: [refused(412)] },
    'read send read',
    { status: 'conflict', fresh: changed },
  ],
  [
    'a change that no read shows is a refusal',
    { read: [known, undefined], send: [refused(412)] },
    'read send read',
    isFailed('refused', refused(412)),
  ],
  [
    'a record that is deleted after a change is gone',
    { read: [known, new NotFound()], send: [refused(412)] },
    'read send read',
    { status: 'gone' },
  ],
  [
    'a lost answer whose work was done is a save',
    { send: [lost], reconcile: [found] },
    'read send lost reconcile',
    { status: 'saved', saved },
  ],
  [
    'a lost answer whose work was not done is a failure',
    { send: [lost], reconcile: [{ status: 'not saved' }] },
    'read send lost reconcile',
    isFailed('not saved', lost),
  ],
  [
    'a lost answer that cannot be looked for stays pending',
    { send: [lost] },
    'read send lost reconcile',
    { ...isFailed('unknown', lost), pending: { failure: lost } },
  ],
  [
    'a lost create whose work was done is a save',
    { known: null, read: [undefined], send: [lost], reconcile: [found] },
    'read send lost reconcile',
    { status: 'saved', saved },
  ],
  [
    'an answer that is lost after a change is looked for',
    { read: [known, changed], send: [refused(412), lost], reconcile: [found] },
    'read send read send lost reconcile',
    { status: 'saved', saved },
  ],
  [
    'a pending write that was done is not sent again',
    { pending, reconcile: [found] },
    'reconcile',
    { status: 'saved', saved, sent: pending.sent },
  ],
  [
    'a pending write that was not done is sent',
    { pending, reconcile: [{ status: 'not saved' }] },
    'reconcile read send',
    { status: 'saved', saved },
  ],
  [
    'a pending write of unknown outcome is not sent',
    { pending },
    'reconcile',
    { ...isFailed('unknown', lost), pending },
  ],
  [
    'other values are sent over what a pending write has saved',
    { pending, reconcile: [found], continueFrom: changed, read: [undefined] },
    'reconcile read send',
    { status: 'saved', saved },
  ],
])('%s', async (_, answers, calls, expected) => {
  const end = await run(answers)
  expect(end.calls).toBe(calls)
  expect(end.outcome).toMatchObject(expected)
})

test('stops after four refusals of a record that changes with each of them', async () => {
  const read = [1, 2, 3, 4, 5].map((version) => ({ name: 'Áo', etag: `"v${version}"` }))
  const { outcome, bases } = await run({ read, send: [refused(412)] })
  expect(bases).toEqual(read.slice(0, 4))
  expect(outcome).toMatchObject(isFailed('refused', refused(412)))
})

test('drops a tag that is refused twice though the record still has it', async () => {
  const { bases } = await run({ send: [refused(412), refused(412), saved] })
  expect(bases.map((base) => (base as Stored).etag)).toEqual(['"v1"', '"v1"', undefined])
})

test('keeps the tag where only one re-read lags behind', async () => {
  const { bases } = await run({ read: [known, known, changed], send: [refused(412), refused(412), saved] })
  expect(bases.map((base) => (base as Stored).etag)).toEqual(['"v1"', '"v1"', '"v2"'])
})

test.each(['read', 'send'] as const)('passes on an error of %s that is no failure of a call', async (at) => {
  await expect(run({ [at]: [new RangeError('a fault of the program')] })).rejects.toBeInstanceOf(RangeError)
})

test('continues from the record that a pending write has saved', async () => {
  const plan = vi.fn(() => ({ status: 'unchanged' }) as const)
  const read = vi.fn(async () => undefined)
  const io = { read, plan, send: vi.fn(), reconcile: async () => found, continueFrom: () => changed }
  await saveSafely<Stored | null, object, object>(io, known, pending)
  expect(read).toHaveBeenCalledWith(changed)
  expect(plan).toHaveBeenCalledWith(changed, changed)
})
