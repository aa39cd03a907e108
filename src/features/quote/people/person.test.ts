// @vitest-environment node
import { expect, test } from 'vitest'
import { mergePeople, personOfChoice } from './person.ts'

const entry = (label: string, code: string, phone = '') =>
  personOfChoice({ value: code, code, label, phone, amount: null, country: '' }, 'Khách hàng')
const mergedLabels = (...lists: readonly (readonly ReturnType<typeof entry>[])[]) =>
  mergePeople(lists).map(({ label, code }) => [label, code])

test.each([
  ['of one name', [entry('Nguyễn An', 'C1'), entry('Nguyễn An', 'C2')]],
  ['of one place', [entry('Lan · Hà Nội', 'C1'), entry('Minh · Hà Nội', 'C2')]],
  ['of one number', [entry('Lan', 'C1', '0912 345 678'), entry('Lan', 'C2', '+84912345678')]],
])('never merges two entries of one list: %s', (_, [one, other]) => {
  expect(mergePeople([[one, other].filter((found) => found !== undefined)])).toEqual([one, other])
})

test.each([
  ['the name alone', entry('Nguyễn An', 'C1'), entry('Nguyễn An', 'C2')],
  ['a place', entry('Lan · Hà Nội', 'C1'), entry('Lan · Hà Nội', 'C2')],
  ['a word in the place of a number', entry('Lan', 'C1', 'chưa có'), entry('Lan', 'C2', 'chưa có')],
  ['the number of a family', entry('Lan', 'C1', '0912345678'), entry('Minh', 'C2', '0912345678')],
  ['the number of namesakes', entry('Lê An', 'C1', '0912345678'), entry('Trần An', 'C2', '0912345678')],
  ['the address of a company', entry('Lan · sale@ben.vn', 'C1'), entry('Minh · sale@ben.vn', 'C2')],
])('keeps the entries of two lists apart that share %s', (_, one, other) => {
  expect(mergePeople([[one], [other]])).toEqual([one, other])
})

test.each([
  ['a number', entry('Trần Lan', 'C1', '0912 345 678'), entry('Chị Lan', 'C2', '+84912345678')],
  ['a number, without marks', entry('Trần Lan', 'C1', '0912345678'), entry('TRAN LAN', 'C2', '0912345678')],
  ['an address', entry('Lan · lan@ben.vn', 'C1'), entry('Lan · LAN@ben.vn', 'C2')],
  ['a number, one without a name', entry('Lan', 'C1', '0912345678'), entry('0912 345 678', 'C2')],
])('merges the entries of two lists that share %s', (_, one, other) => {
  expect(mergedLabels([one], [other])).toEqual([[one.label, 'C1']])
})

test('takes the name of the entry that has one', () => {
  const found = [
    [entry('0912 345 678', 'C1')],
    [entry('Lan · 0912345678', 'C2')],
    [entry('Minh · 0912345678', 'C3')],
  ]
  expect(mergedLabels(...found)).toEqual([
    ['Lan · 0912345678', 'C1'],
    ['Minh · 0912345678', 'C3'],
  ])
})
