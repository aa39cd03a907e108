// @vitest-environment node
import { expect, test } from 'vitest'
import { EditHistory } from './edit-history.ts'
import { gridOf, record } from './grid-store.test-data.ts'

const cell = (text: string) => ({ text, from: '', isTyped: false })
/** A step that changes cells of one column. */
const step = (count: number, text: string) =>
  Array.from({ length: count }, (_, id) => ({
    id: String(id),
    name: 'name',
    before: undefined,
    after: cell(text),
  }))
const undone = (history: EditHistory) => {
  const texts: (string | undefined)[] = []
  for (let found = history.undo(); found; found = history.undo()) texts.push(found[0]?.before?.text)
  return texts
}

test('drops the oldest steps when their edits are too many, and keeps the last step whatever its size', () => {
  const history = new EditHistory({ maxSteps: 9, maxEdits: 10 })
  for (const text of ['a', 'b', 'c']) history.add(step(4, text))
  expect(undone(history)).toEqual(['c', 'b'])
  expect(history.redo()?.[0]?.after?.text).toBe('b')
  history.add(step(24, 'd'))
  expect(undone(history)).toEqual(['d'])
})

test('drops the oldest of too many steps', () => {
  const history = new EditHistory({ maxSteps: 2, maxEdits: 10 })
  for (const text of ['a', 'b', 'c']) history.add(step(1, text))
  expect(undone(history)).toEqual(['c', 'b'])
})

test('takes the typed text into its cell before it undoes or redoes a step', () => {
  const { store, type, at, values } = gridOf([record('1')])
  const edit = (text: string) => {
    store.select(at('money'))
    store.setInput({
      isEditing: true,
      isChanged: true,
      focus() {},
      edit() {},
      commit() {
        store.setInput(null)
        store.write([{ ...at('money'), text }], true)
      },
    })
  }
  type('number', '6')
  edit('2000')
  store.undo()
  expect(values().changes).toEqual([['number', 6]])
  store.redo()
  edit('3000')
  expect(store.redo(), 'the typed text is a new step').toBe(0)
  expect(values().changes).toEqual([
    ['number', 6],
    ['money', 3000],
  ])
})

test('gives discarded cells back after other edits, but not those that were edited since', () => {
  const { store, type, values } = gridOf([record('1'), record('2')])
  type('number', '6')
  type('money', '2000')
  type('number', '7', 1)
  const discarded = store.reset(['1', '2'])
  expect(store.changedCount()).toBe(0)
  type('text', 'Áo', 1)
  type('money', '3000')
  store.putBack(discarded)
  expect([values(0).changes, values(1).changes]).toEqual([
    [
      ['number', 6],
      ['money', 3000],
    ],
    [
      ['text', 'Áo'],
      ['number', 7],
    ],
  ])
  store.undo()
  expect(store.changedCount(), 'as one step').toBe(2)
})

test('gives discarded cells back only to records that are still in the grid', () => {
  const { store, type } = gridOf([record('1'), record('2')])
  type('number', '6')
  type('number', '7', 1)
  const discarded = store.reset(['1', '2'])
  store.setRows([record('2')])
  store.putBack(discarded)
  expect([store.changedCount(), store.changedRows().map(([{ id }]) => id)]).toEqual([1, ['2']])
})

test('counts the typed text of an open cell as a change that would be lost', () => {
  const { store } = gridOf([record('1')])
  let calls = 0
  store.subscribe(() => (calls += 1))
  const input = { focus() {}, edit() {}, commit() {} }
  store.setInput({ ...input, isEditing: true, isChanged: false })
  expect([store.unsavedCount(), calls]).toEqual([0, 0])
  store.setInput({ ...input, isEditing: true, isChanged: true })
  expect([store.unsavedCount(), calls]).toEqual([1, 1])
  store.setInput({ ...input, isEditing: true, isChanged: true })
  store.setInput(null)
  expect([store.unsavedCount(), calls]).toEqual([0, 2])
})
