// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { EditStep, ListEdit } from '#hooks/write/save-setting-list.ts'
import { entryOf, type TeamView, teamViewsIn } from '#screens/list/team-views/team-view.ts'
import { addEntry, moveView, removeTeamView, renameView } from './team-view-edits.ts'

const view = (id: string, name = `Tên ${id}`): TeamView => ({
  name,
  query: `search=${id}`,
  columns: null,
  widths: {},
  id,
})
const entry = (id: string, name?: string) => entryOf(thing, view(id, name))
// Entries that this app does not show: another list, another version, no records at all.
const foreign = [
  { id: 'a', resource: 'other', name: 'Khác' },
  7,
  { id: 'z', resource: 'thing', kind: 'chart' },
  null,
]

function sent(edit: ListEdit, entries: readonly unknown[]): readonly unknown[] {
  const step = edit(entries)
  if (step.status !== 'send') throw new Error(`not sent: ${step.status}`)
  expect(step.isDone(step.entries)).toBe(true)
  expect(step.isDone(entries), 'not done before').toBe(false)
  return step.entries
}
const reasonOf = (step: EditStep) => (step.status === 'conflict' ? step.reason : step.status)

test('each edit leaves the other entries as they are, in their order', () => {
  const all = [foreign[0], entry('a'), foreign[1], entry('b'), foreign[2], foreign[3]]
  const [a, b] = [entry('a'), entry('b')]
  expect(sent(addEntry(thing, entry('c')), all)).toEqual([...all, entry('c')])
  expect(sent(renameView(thing, view('b'), 'Mới'), all)).toEqual(all.with(3, { ...b, name: 'Mới' }))
  expect(sent(removeTeamView(thing, view('a')), all)).toEqual(all.toSpliced(1, 1))
  expect(sent(moveView(thing, 'b', -1), all)).toEqual(all.with(1, b).with(3, a))
  expect(sent(moveView(thing, 'a', 1), all)).toEqual(all.with(1, b).with(3, a))
})

test('keeps what an entry has beyond this version', () => {
  const rich = { ...entry('a'), colour: 'red', by: { id: 1 } }
  expect(sent(renameView(thing, view('a'), 'Mới'), [rich])).toEqual([{ ...rich, name: 'Mới' }])
})

test('changes nothing for an edit that is done already', () => {
  expect(addEntry(thing, entry('a'))([entry('a')])).toEqual({ status: 'unchanged' })
  expect(renameView(thing, view('a'), 'Mới')([entry('a', 'Mới')])).toEqual({ status: 'unchanged' })
  expect(removeTeamView(thing, view('a'))([entry('b')])).toEqual({ status: 'unchanged' })
  expect(moveView(thing, 'a', -1)([entry('a'), entry('b')])).toEqual({ status: 'unchanged' })
})

describe('a conflict', () => {
  test('of two names for one view names the other one', () => {
    const reason = reasonOf(renameView(thing, view('a'), 'Mới')([entry('a', 'Của Lan')]))
    expect(reason).toMatchObject({
      text: 'Người khác vừa đổi tên thành “{name}”.',
      with: { name: 'Của Lan' },
    })
  })

  test('with a view that somebody has removed', () => {
    const gone = 'Người khác vừa bỏ cách xem này khỏi nhóm.'
    expect(reasonOf(renameView(thing, view('a'), 'Mới')([]))).toBe(gone)
    expect(reasonOf(moveView(thing, 'a', 1)([entry('b')]))).toBe(gone)
  })

  test('with a view that somebody has changed before it was deleted', () => {
    const changed = { ...entry('a'), query: 'search=khac' }
    expect(reasonOf(removeTeamView(thing, view('a'))([changed]))).toMatch(/^Người khác vừa sửa/)
  })

  test('with a name that the team has, and with a full list', () => {
    expect(reasonOf(addEntry(thing, entry('b', 'Tên a'))([entry('a')]))).toBe('Nhóm đã có cách xem tên này.')
    expect(reasonOf(renameView(thing, view('b'), 'Tên a')([entry('a'), entry('b')]))).toBe(
      'Nhóm đã có cách xem tên này.',
    )
    const full = Array.from({ length: 20 }, (_, n) => entry(String(n)))
    expect(reasonOf(addEntry(thing, entry('b'))(full))).toMatchObject({ with: { n: 20 } })
    expect(sent(addEntry(thing, entry('b')), [...full.slice(1), ...foreign])).toHaveLength(24)
  })
})

test('shows at most twenty of a thousand entries', () => {
  const many = Array.from({ length: 1000 }, (_, n) => entry(String(n)))
  expect(teamViewsIn(thing, many).map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, n) => n))
})
