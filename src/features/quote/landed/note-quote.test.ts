import { expect, test } from 'vitest'
import { crud, defineResource, longText, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { canNote, notePlan } from './note-quote.ts'

const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  operations: crud('/api/letter'),
  fields: { name: text('Tên'), content: longText('Lời'), note: longText('Ghi chú') },
  quote: { request: { text: 'content', note: 'note' } },
})
const line = '23/11/2026 11:00 · Minh Anh: Báo giá BG261123-0W3M: Đường biển 12.585.142 ₫'
const theirs = '22/11/2026 08:04 · Lan: Đã gọi'
const row = (note: unknown) => rowOf<Resource>(letter, { id: 1, name: 'Lan', content: 'x', note })

test('adds the quote to the note as it is now, once', () => {
  const plan = notePlan(letter, line)
  const now = row(theirs)
  const values = { name: 'Lan', content: 'x', note: `${theirs}\n${line}` }
  expect(plan(now, row(''))).toMatchObject({ status: 'send', sent: { before: now, values } })
  expect(plan(row(`${line}\n${theirs}`), row(''))).toEqual({ status: 'unchanged' })
})

test('takes away its own line alone', () => {
  const plan = notePlan(letter, line, true)
  expect(plan(row(`${line}\n${theirs}`), row(''))).toMatchObject({ sent: { values: { note: theirs } } })
  expect(plan(row(theirs), row(''))).toEqual({ status: 'unchanged' })
})

test('overwrites no note that cannot be read, and needs a field for it', () => {
  expect(notePlan(letter, line)(row([1]), row(''))).toEqual({ status: 'conflict' })
  expect([canNote(letter), canNote({ ...letter, quote: { request: { text: 'content' } } })]).toEqual([
    true,
    false,
  ])
})
