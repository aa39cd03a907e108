import { expect, test } from 'vitest'
import { defineResource, number, richText, text } from '#descriptor/index.ts'
import { translate } from '#text/language.ts'
import { draftAsText } from './draft-as-text.ts'

const thing = defineResource({
  name: 'thing',
  path: '/things',
  title: 'Đồ vật',
  noun: 'đồ vật',
  group: 'content',
  icon: 'IconList',
  operations: {},
  fields: { name: text('Tên'), weight: number('Nặng'), content: richText('Nội dung') },
})
const words = (values: Readonly<Record<string, unknown>>, resource?: typeof thing) =>
  draftAsText(resource, values, translate)

test('a line a field by its label, rich text without its tags but with its lines', () => {
  expect(words({ name: 'Áo', weight: 2, content: '<p>Một <b>hai</b></p><p>ba &lt; bốn</p>' }, thing)).toBe(
    'Tên: Áo\nNặng: 2\nNội dung: Một hai\nba < bốn',
  )
})

test('what is unknown keeps its name, and its shape where it is no text', () => {
  expect(words({ sail: 'Trắng', sizes: [1, 2], content: { p: 'x' } }, thing)).toBe(
    'sail: Trắng\nsizes: [\n  1,\n  2\n]\nNội dung: {\n  "p": "x"\n}',
  )
  expect(words({ name: 'Áo' })).toBe('name: Áo')
})

test('a damaged draft stands as it is; nothing is nothing', () => {
  expect(words({ '': 'hỏng' }, thing)).toBe('hỏng')
  expect(words({}, thing)).toBe('')
})

test('nothing that a browser can store makes it fail', () => {
  const ring: Record<string, unknown> = {}
  ring.self = ring
  expect(words({ ring, big: 5n, odd: { toString: 5 }, none: undefined })).toContain('odd: {')
})
