import { expect, test } from 'vitest'
import { defineResource, number, put, rows, text } from '#descriptor/index.ts'
import { get } from '#descriptor/operation.ts'
import { rowOf } from '#descriptor/row.ts'
import { boxSettings } from './box-settings.ts'

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
  expect(read({ boxes: [own], wall: 0.3 })).toEqual({ boxes: [own], wall: 0.3 })
})

test('leaves out boxes that have no size', () => {
  const lines = [
    { name: 'A', length: 49, width: '39', height: 29, empty: 0.6, most: null },
    { name: 'B', length: null, width: 1, height: 1 },
    { name: 'C', length: 1, width: -1, height: 1 },
  ]
  const box = { name: 'A', length: 49, width: 39, height: 29, empty: 0.6, most: null }
  expect(read({ boxes: lines }).boxes).toEqual([box])
})

test('has no boxes of a shop without any, and the usual board where the settings have none', () => {
  expect(read({ boxes: [], wall: 0 })).toEqual({ boxes: [], wall: 0 })
  expect(read({})).toEqual({ boxes: [], wall: 0.5 })
  expect(read(undefined)).toEqual({ boxes: [], wall: 0.5 })
})
