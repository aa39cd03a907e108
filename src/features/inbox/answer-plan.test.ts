import { expect, test } from 'vitest'
import { inboxStates } from '#descriptor/inbox.ts'
import { rowOf } from '#descriptor/row.ts'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { answerPlan } from './answer-plan.ts'

const row = (more: object) =>
  rowOf(letter, { id: 1, name: 'Lan', status: 'new', note: '', kept: 'ngoài mô tả', ...more }, '"2"')
const { done, fresh } = inboxStates(letter)
const line = '22/11/2026 08:05 · Minh Anh: Đã gọi'
const theirs = '22/11/2026 08:04 · Lan: Đã xem'

test('orders the states by the work and finds the new and the finished one', () => {
  expect(inboxStates(letter).options.map(({ value }) => value)).toEqual(['new', 'processing', 'done'])
  expect([fresh?.value, done?.value]).toEqual(['new', 'done'])
})

test('adds the line to the note as it is now, and keeps fields that others changed', () => {
  const now = row({ note: theirs, name: 'Lan Anh' })
  const plan = answerPlan(letter, { line, ...(done && { state: done }) })(now, row({}))
  expect(plan).toMatchObject({
    status: 'send',
    sent: { before: now, values: { name: 'Lan Anh', status: 'done', note: `${theirs}\n${line}` } },
  })
})

test('sends nothing if the record has state and line already', () => {
  const now = row({ status: 'done', note: `${line}\n${theirs}` })
  expect(answerPlan(letter, { line, ...(done && { state: done }) })(now, row({}))).toEqual({
    status: 'unchanged',
  })
})

test('a state that someone else has changed is a conflict', () => {
  const plan = answerPlan(letter, { line, ...(done && { state: done }) })
  expect(plan(row({ status: 'processing' }), row({}))).toEqual({ status: 'conflict' })
  // A remark alone does not depend on the state.
  expect(answerPlan(letter, { line })(row({ status: 'processing' }), row({}))).toMatchObject({
    sent: { values: { status: 'processing', note: line } },
  })
})

test('undo restores the state and removes only the own line', () => {
  const saved = row({ status: 'done', note: `${line}\n${theirs}` })
  const plan = answerPlan(letter, { line, isUndo: true, ...(fresh && { state: fresh }) })
  expect(plan(saved, row({ status: 'done' }))).toMatchObject({
    sent: { values: { status: 'new', note: theirs } },
  })
})
