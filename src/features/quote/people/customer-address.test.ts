// @vitest-environment node
import { expect, test } from 'vitest'
import { salutationOf } from '#features/quote/people/person.ts'

const named = (label: string, honorific?: string) => ({
  customer: { value: '', label, code: '', ...(honorific && { honorific }) },
  source: null,
})

test.each([
  ['Trần Thị Lan · 0912 345 678', 'chị', 'chị Trần Thị Lan', 'Trần Thị Lan'],
  ['Trần Thị Lan · 0912 345 678', '', '(neutral) Trần Thị Lan', 'Trần Thị Lan'],
  ['Chị Lan', '', 'Chị Lan', 'Lan'],
  ['chị Lan', 'chị', 'chị Lan', 'Lan'],
  ['Chu Văn An', '', '(neutral) Chu Văn An', 'Chu Văn An'],
  ['Anh Thư', 'chị', 'chị Anh Thư', 'Anh Thư'],
  ['Anh Tuấn', '', 'Anh Tuấn', 'Anh Tuấn'],
  ['Anh Tuấn', 'anh', 'Anh Tuấn', 'Anh Tuấn'],
  ['ANH THƯ', '', 'ANH THƯ', 'ANH THƯ'],
  ['anh Tuấn', '', 'anh Tuấn', 'Tuấn'],
  ['anh thư', '', 'anh thư', 'anh thư'],
  ['chị lan', '', 'chị lan', 'lan'],
  ['Anh', '', '(neutral) Anh', 'Anh'],
  ['Bác Hoa 0909 000 111', '', 'Bác Hoa', 'Hoa'],
  ['Công ty Sao Mai', '', '(neutral) Công ty Sao Mai', 'Công ty Sao Mai'],
  ['0909 000 111', '', '', ''],
  ['+84 909 000 111', 'anh', '', ''],
])('%s, %s', (label, honorific, inVietnamese, inOthers) => {
  const values = named(label, honorific || undefined)
  const shown = ({ name, isNeutral }: ReturnType<typeof salutationOf>) =>
    `${isNeutral ? '(neutral) ' : ''}${name}`
  expect(shown(salutationOf(values, 'vi-VN'))).toBe(inVietnamese)
  expect(shown(salutationOf(values, 'ja-JP'))).toBe(inOthers)
})

test('greets the writer of the request where no customer is named', () => {
  const source = { resource: 'request', id: '1', name: 'Ông Minh 1234567', phone: '', text: '' }
  expect(salutationOf({ customer: null, source }, 'vi-VN').name).toBe('Ông Minh 1234567')
})
