import { expect, test } from 'vitest'
import { defineResource, number, put, rows, text } from '#descriptor/index.ts'
import { get } from '#descriptor/operation.ts'
import { rowOf } from '#descriptor/row.ts'
import { boxSettings } from './box-type.ts'

const usual = { name: 'Usual', length: 30, width: 20, height: 10, empty: 0.2, most: null }

const settings = defineResource({
  name: 'shop',
  path: '/shop',
  title: 'Shop',
  noun: 'shop',
  group: 'system',
  icon: 'IconSettings',
  operations: { read: get('/shop'), save: put('/shop') },
  fields: {
    boxes: rows(
      'Boxes',
      {
        name: text('Name'),
        length: number('Length'),
        width: number('Width'),
        height: number('Height'),
        empty: number('Empty'),
        most: number('Most'),
      },
      { initial: [usual] },
    ),
    wall: number('Wall', { initial: 0.5 }),
  },
})

const read = (raw: Readonly<Record<string, unknown>> | undefined) =>
  boxSettings(settings, raw && rowOf(settings, raw), { boxes: 'boxes', wall: 'wall' })

test('reads the boxes of the shop', () => {
  const own = { name: 'Own', length: 40, width: 30, height: 20, empty: 0.3, most: 10 }
  expect(read({ boxes: [own], wall: 0.3 })).toEqual({ boxes: [own], isEmpty: false, wall: 0.3 })
})

test('offers the usual boxes to a shop without any, and where the settings have none', () => {
  expect(read({ boxes: [], wall: 0 })).toEqual({ boxes: [usual], isEmpty: true, wall: 0 })
  expect(read({})).toEqual({ boxes: [usual], isEmpty: true, wall: 0.5 })
  expect(read(undefined)).toEqual({ boxes: [usual], isEmpty: false, wall: 0.5 })
})
