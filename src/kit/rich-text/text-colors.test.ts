import { expect, it } from 'vitest'
import { nearestTextColor } from './text-colors.ts'

it.each([
  ['#000000', null],
  ['rgb(0, 0, 0)', null],
  ['#fff', null],
  ['#666', 'gray'],
  ['#cc0000', 'red'],
  ['#e69138', 'amber'],
  ['rgb(56 118 29 / 1)', 'green'],
  ['#0b7285', 'teal'],
  ['#1155cc', 'blue'],
  ['#c27ba0', 'red'],
  ['expression(alert(1))', null],
  ['', null],
])('%s is %s', (color, name) => {
  expect(nearestTextColor(color)).toBe(name)
})
