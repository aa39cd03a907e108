import { expect, test } from 'vitest'
import { defineResource, number, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { translate } from '#text/language.ts'
import { draftAsText } from './draft-as-text.ts'

const thing = defineResource({
  ...samplePlan,
  operations: {},
  fields: { name: text('Tên'), weight: number('Nặng'), content: richText('Nội dung') },
})
const words = (values: Readonly<Record<string, unknown>>, resource?: typeof thing) =>
  draftAsText(resource, values, translate)

test('writes a line for each field with its label, rich text without tags but with line breaks', () => {
  expect(words({ name: 'Áo', weight: 2, content: '<p>Một <b>hai</b></p><p>ba &lt; bốn</p>' }, thing)).toBe(
    'Tên: Áo\nNặng: 2\nNội dung: Một hai\nba < bốn',
  )
})

test('writes an unknown field by its name, and a value that is no text as JSON', () => {
  expect(words({ sail: 'Trắng', sizes: [1, 2], content: { p: 'x' } }, thing)).toBe(
    'sail: Trắng\nsizes: [\n  1,\n  2\n]\nNội dung: {\n  "p": "x"\n}',
  )
  expect(words({ name: 'Áo' })).toBe('name: Áo')
})

test('writes a damaged draft unchanged and an empty one as an empty text', () => {
  expect(words({ '': 'hỏng' }, thing)).toBe('hỏng')
  expect(words({}, thing)).toBe('')
})

test('writes an unsent answer without the name of its draft', () => {
  expect(words({ 'answer 123': 'Chào chị' }, thing)).toBe('Chào chị')
})

test('does not throw for any value that a browser can store', () => {
  const cycle: Record<string, unknown> = {}
  cycle.self = cycle
  expect(words({ ring: cycle, big: 5n, odd: { toString: 5 }, none: undefined })).toContain('odd: {')
})
