// @vitest-environment node
import { expect, test } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { gridOf, record } from './grid-store.test-data.ts'
import { runCommand } from './run-command.ts'

test('has the name first, then the columns of the list and the other fields that a cell can edit', () => {
  const { columns } = gridOf([])
  expect(columns.map(({ name }) => name).slice(0, 3)).toEqual(['text', 'number', 'readOnly'])
  expect(columns.filter(({ isLocked }) => isLocked).map(({ name }) => name)).toEqual(['readOnly'])
  const left = Object.keys(everyKind).filter((name) => !columns.some((column) => column.name === name))
  expect(left.toSorted()).toEqual(['image', 'images', 'richText', 'rows'])
})

test.each([
  ['text', 'Tên mới', 'Tên mới'],
  ['number', '1.250', 1250],
  ['money', '1.250.000 ₫', 1_250_000],
  ['choice', 'Xanh', 'blue'],
  ['toggle', 'Tắt', false],
  ['date', '12/9/25', '2025-09-12'],
  ['color', '#00ff00', '#00ff00'],
  ['reference', 'Áo › Nam', 'b'],
  ['references', 'Nam, Áo', ['b', 'a']],
  ['money', '', null],
  ['toggle', '', false],
])('reads the cell %s “%s”', (name, text, value) => {
  const { type, values } = gridOf([record('1')])
  type(name, text)
  expect(values()).toEqual({ changes: [[name, value]], problems: [] })
})

test('a text with the stored value is no change; a refused one keeps its text', () => {
  const { store, type, values, at } = gridOf([record('1')])
  type('date', '31/1/2026')
  type('reference', 'áo')
  type('number', '5')
  expect(store.changedCount()).toBe(0)
  type('reference', 'Chưa có')
  type('number', 'nhiều')
  expect(values().problems.toSorted()).toEqual(['number', 'reference'])
  expect(store.textAt(0, at('number').column)).toBe('nhiều')
})

test('keeps locked cells: read-only fields, and those that a restriction locks', () => {
  const { store, type } = gridOf([record('1'), record('2', { text: 'khóa' })])
  expect(type('readOnly', 'Hoa')).toEqual({ changed: 0, locked: 1 })
  expect(type('number', '9', 1)).toEqual({ changed: 0, locked: 1 })
  expect(type('number', '9', 0)).toEqual({ changed: 1, locked: 0 })
  expect(store.changedRows().map(([{ id }]) => id)).toEqual(['1'])
})

test('replaces an unknown value by a typed text alone', () => {
  const { store, at, type, values } = gridOf([record('1', { number: 'năm' })])
  store.write([{ ...at('number'), text: '7' }])
  expect(values().problems).toEqual(['number'])
  store.write([{ ...at('number'), text: '' }])
  type('number', '7')
  expect(values()).toEqual({ changes: [['number', 7]], problems: [] })
})

test('undoes and redoes each step and selects its cell', () => {
  const { store, type, at, values } = gridOf([record('1'), record('2')])
  type('number', '6')
  type('number', '7')
  store.select(at('number'))
  store.select(at('number', 1), true)
  expect(store.fillDown()).toEqual({ changed: 1, locked: 0 })
  expect(values(1).changes).toEqual([['number', 7]])
  store.undo()
  expect(values(1).changes).toEqual([])
  store.undo()
  expect(values().changes).toEqual([['number', 6]])
  expect(store.selection().active).toEqual(at('number'))
  store.undo()
  expect(store.changedCount()).toBe(0)
  expect(store.undo()).toBe(0)
  store.redo()
  expect(values().changes).toEqual([['number', 6]])
  type('money', '2')
  expect(store.redo(), 'an edit drops the undone steps').toBe(0)
})

test('drops changed cells that the record has after it was read again, and notices the change of another user', () => {
  const { store, type, values } = gridOf([record('1')])
  type('number', '6')
  type('money', '2000')
  store.setRows([record('1', { number: 6, money: 1500 })])
  expect(values().changes).toEqual([['money', 2000]])
  const [[row, cells] = []] = store.changedRows()
  expect(row && cells?.money?.from).toBe('1000')
  expect(row && store.reader().storedText(row, 'money')).toBe('1500')
})

test('restores the cells of an earlier visit under those that were changed since', () => {
  const { store, type, values } = gridOf([record('1')])
  type('number', '6')
  const cell = (text: string) => ({ text, from: '', isTyped: true })
  store.restore(new Map([['1', { number: cell('8'), money: cell('2000'), text: cell('Mục') }]]))
  expect(values().changes).toEqual([
    ['number', 6],
    ['money', 2000],
  ])
})

test('notifies of the edited rows, also when their cells have the stored values again', () => {
  const { store, type } = gridOf([record('1'), record('2')])
  const edited: (readonly string[])[] = []
  store.onEdit((ids) => edited.push(ids))
  type('number', '6')
  type('number', '5')
  type('number', '6', 1)
  store.forget(['1', '2'])
  expect(edited).toEqual([['1'], ['1'], ['2'], ['2']])
  expect(store.changedCount()).toBe(0)
})

test('commands move, extend, clear, fill and switch the selected range', () => {
  const { store, at, values } = gridOf([record('1'), record('2', { toggle: false }), record('3')])
  store.select(at('toggle'))
  const move = (down: number, right: number, isExtending = false) =>
    runCommand(store, { kind: 'move', down, right, extends: isExtending }, null)
  move(1, 0, true)
  move(9, 0, true)
  expect(store.selection()).toEqual({ active: at('toggle'), corner: at('toggle', 2) })
  expect(runCommand(store, { kind: 'toggle' }, null)).toEqual({ changed: 2, locked: 0 })
  expect([values(0), values(1), values(2)].map(({ changes }) => changes)).toEqual([
    [['toggle', false]],
    [],
    [['toggle', false]],
  ])
  store.select(at('number'))
  move(1, 0, true)
  runCommand(store, { kind: 'fillRange' }, '8')
  expect(values(1).changes).toEqual([['number', 8]])
  runCommand(store, { kind: 'clear' }, null)
  expect(values(1).changes).toEqual([['number', null]])
  runCommand(store, { kind: 'enter', step: 1 }, null)
  expect(store.selection()).toEqual({ active: at('number', 1), corner: at('number', 1) })
})

test('keeps the active cell on its record when a reload moves or removes rows', () => {
  const { store, at } = gridOf([record('1'), record('2'), record('3')])
  store.select(at('number', 1))
  store.setRows([record('2'), record('1'), record('3')])
  expect(store.selection()).toEqual({ active: at('number'), corner: at('number') })
  store.select(at('money'), true)
  store.select(at('money', 1), true)
  store.setRows([record('0'), record('2'), record('1'), record('3')])
  expect(store.selection(), 'a range whose rows stay together').toEqual({
    active: at('number', 1),
    corner: at('money', 2),
  })
  const selection = store.selection()
  store.setRows([record('0'), record('2'), record('1', { number: 7 }), record('3'), record('4')])
  expect(store.selection(), 'the same object, which keeps the result of a command on the screen').toBe(
    selection,
  )
  store.setRows([record('1'), record('3'), record('2')])
  expect(store.selection(), 'no other records come into a range').toEqual({
    active: at('number', 2),
    corner: at('number', 2),
  })
})

test('takes the typed text into its record before a reload removes the row', () => {
  const { store, at, type } = gridOf([record('1'), record('2'), record('3')])
  store.select(at('number', 1))
  const commit = () => void store.write([{ ...store.selection().active, text: '9' }], true)
  store.setInput({ isEditing: true, isChanged: true, focus() {}, edit() {}, commit })
  store.setRows([record('3'), record('2'), record('1')])
  expect(store.changedCount(), 'a row that is still there goes on being edited').toBe(0)
  store.setRows([record('3'), record('1')])
  store.setInput(null)
  expect(store.changedRows().map(([{ id }, cells]) => [id, cells.number?.text])).toEqual([['2', '9']])
  type('number', '8', 1)
  store.setRows([record('1')])
  expect(store.changedRows().map(([{ id }]) => id)).toEqual(['2', '3'])
})

test('fills no text in place of an unknown value', () => {
  const { store, at } = gridOf([
    record('1', { text: undefined }),
    record('2'),
    record('3', { number: 'năm' }),
  ])
  store.select(at('text'))
  store.select(at('text', 1), true)
  expect(store.fillDown()).toEqual({ changed: 0, locked: 0 })
  expect([store.copiedAt(0, at('text').column), store.copiedAt(2, at('number').column)]).toEqual([null, null])
  expect(store.copiedAt(1, at('text').column)).toBe('Mục')
})
