import { expect, test } from 'vitest'
import { typedOption, typedSwitch } from './typed-option.ts'

const colours = [
  ['red', ['Đỏ', '赤']],
  ['blue', ['Xanh dương', '青']],
  ['sky', ['Xanh Dương', 'ソラ']],
] as const

test.each([
  ['red', 'red'],
  ['RED', 'red'],
  ['ｒｅｄ', 'red'],
  ['Đỏ', 'red'],
  ['do', 'red'],
  ['Đỏ'.normalize('NFD'), 'red'],
  ['赤', 'red'],
  [' Đỏ\u200b ', 'red'],
  ['\u200eĐỏ', 'red'],
  ['Xanh dương', 'blue'],
  ['Xanh Dương', 'sky'],
  ['XANH DUONG', 'blue'],
  ['xanh\u00a0\u00a0dương', 'blue'],
  ['そら', 'sky'],
  ['ｿﾗ', 'sky'],
  ['pink', undefined],
  ['', undefined],
  ['toString', undefined],
])('the option %j', (typed, value) => {
  expect(typedOption(typed, colours)).toBe(value)
})

test.each([
  ['Mở bán', true],
  ['mo ban', true],
  ['Ngừng bán', false],
  ['x', true],
  ['X', true],
  ['✔\ufe0f', true],
  ['☑️', true],
  ['✅', true],
  ['⭕', true],
  ['❌', false],
  ['〇', true],
  ['◯', true],
  ['TRUE', true],
  ['ＯＮ', true],
  ['Có', true],
  ['1', true],
  ['\u200e1', true],
  ['はい', true],
  ['有効', true],
  ['×', false],
  ['ＯＦＦ', false],
  ['Không', false],
  ['không\u00a0', false],
  ['0', false],
  ['−', false],
  ['-', false],
  ['無し', false],
  ['thôi', undefined],
  ['2', undefined],
])('the switch %j', (typed, isOn) => {
  expect(typedSwitch(typed, ['Mở bán'], ['Ngừng bán'])).toBe(isOn)
})
