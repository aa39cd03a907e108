// @vitest-environment node

import { describe, expect, test } from 'vitest'
import { slotValues, writeSlot } from '#descriptor/board-slot.ts'
import { choice, defineResource, get, image, number, put, text } from '#descriptor/index.ts'
import { wholeListSize } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { boardPages } from './board-pages.ts'
import { boardState } from './load-board.ts'
import { boardMove } from './use-board-moves.tsx'

const poster = defineResource({
  name: 'poster',
  path: '/posters',
  title: 'Áp phích',
  noun: 'áp phích',
  group: 'content',
  icon: 'IconSlideshow',
  operations: { list: get('/api/poster'), update: put('/api/poster/{id}') },
  fields: {
    title: text('Tiêu đề'),
    picture: image('Ảnh'),
    slot: choice('Chỗ', { foot: 'Dưới', top: 'Trên', side: 'Bên' }),
    page: choice('Trang', { home: 'Trang chủ', shop: 'Cửa hàng' }),
    order: number('Thứ tự', { min: 0, max: 9999 }),
  },
  list: { columns: ['title'], sort: ['order'] },
  board: { group: ['page', 'slot'], layout: [['top'], ['foot']], order: 'order', picture: 'picture' },
})
/** The same, of a back-end whose records have no order; its own fields have their own spelling. */
const unordered: Resource = { ...poster, fields: { ...poster.fields } }
const { board } = poster as Resource
if (!board) throw new Error('no board')
const rows = (
  [
    ['1', 'home', 'top', 2],
    ['2', 'home', 'top', 1],
    ['3', 'home', 'top', 3],
    ['4', 'shop', 'side', null],
    ['5', 'old', 'gone', 1],
  ] as const
).map(([id, page, slot, order]) => rowOf(poster as Resource, { id, page, slot, order }))
const row = (id: string) => rows.find((one) => one.id === id) as Row

test('returns every slot in the layout of the descriptor, with its records in order', () => {
  const pages = boardPages(poster, board, rows)
  const slots = pages.map(({ key, lines }) => [
    key,
    lines.map((line) =>
      line.map(({ slot, rows: records }) => `${slot} ${records.map(({ id }) => id).join()}`.trim()),
    ),
  ])
  expect(slots.slice(1)).toEqual([
    ['home', [['top 2,1,3'], ['foot'], ['side']]],
    ['shop', [['top'], ['foot'], ['side 4']]],
  ])
})

test('returns an unknown page or slot before the empty ones', () => {
  const pages = boardPages(poster, board, rows)
  expect(pages.map(({ key, isKnown }) => [key, isKnown])).toEqual([
    ['old', false],
    ['home', true],
    ['shop', true],
  ])
  const [first, ...others] = pages[0]?.lines.flat() ?? []
  expect(first).toMatchObject({ label: 'gone', isKnown: false, rows: [{ id: '5' }] })
  expect(others.map(({ slot }) => slot)).toEqual(['top', 'foot', 'side'])
})

describe('boardMove', () => {
  const move = (id: string, page: string, slot: string, before: string | null) => {
    const found = boardMove(poster, board, rows, row(id), { page, slot, before })
    return found?.changes.map((change) => [change.row.id, change.values])
  }

  test('within a place only the order changes', () => {
    expect(move('3', 'home', 'top', '2')).toEqual([['3', { order: 0 }]])
    expect(move('2', 'home', 'top', '3')).toEqual([
      ['3', { order: 4 }],
      ['2', { order: 3 }],
    ])
  })

  test('at another place it gets that place too', () => {
    expect(move('2', 'shop', 'foot', null)).toEqual([['2', { page: 'shop', slot: 'foot' }]])
    expect(move('4', 'home', 'top', null)).toEqual([['4', { page: 'home', slot: 'top', order: 4 }]])
  })

  test('changes the place alone where the records have no number for their order', () => {
    const bare = ['1', '2'].map((id) => rowOf(unordered, { id, page: 'home', slot: 'top' }))
    const [first] = bare
    const move_ = (slot: string, before: string | null) =>
      first && boardMove(unordered, board, bare, first, { page: 'home', slot, before })?.changes
    expect(move_('foot', null)).toMatchObject([{ values: { slot: 'foot' } }])
    expect(move_('foot', null)?.[0]?.values).toEqual({ slot: 'foot' })
    expect(move_('top', null)).toBeUndefined()
  })

  test('returns null for the slot that the record is in', () => {
    expect(move('3', 'home', 'top', null)).toBeUndefined()
  })
})

test('reads the slot of a new record from an address', () => {
  expect(writeSlot({ page: 'home', slot: 'top' }, 4)).toBe('home.top.4')
  expect(slotValues(poster, 'home.top.4')).toEqual({ page: 'home', slot: 'top', order: 4 })
  for (const at of ['home.nowhere.1', 'constructor.top.1', '', undefined])
    expect(slotValues(poster, at)).toEqual({})
  expect(slotValues(poster, 'shop.foot.x')).toEqual({ page: 'shop', slot: 'foot' })
})

test('requests all records of a board in one page, in board order', () => {
  expect(boardState(poster)).toMatchObject({
    page: 1,
    size: wholeListSize,
    order: { key: 'order', desc: false },
  })
})
