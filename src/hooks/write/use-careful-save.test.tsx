// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { useCarefulSave } from './use-careful-save.ts'

const { answer } = office()
const path = '/api/thing/create'
const listeners = { onLost: vi.fn(), onSent: vi.fn() }

function form() {
  const { result } = drawn(() => useCarefulSave(thing), null)
  return (values: object) => act(() => result.current.save(null, { ...values }, listeners))
}

test('a create answered with 412 ends as a refusal', async () => {
  const calls = answer(path, () => Response.json({ message: 'Thiếu điều kiện' }, { status: 412 }))
  expect(await form()({ name: 'Áo' })).toMatchObject({ status: 'failed', outcome: 'refused' })
  expect(calls).toHaveLength(1)
})

const coat = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false })

function update() {
  answer('/api/odd', { data: [] })
  const { result } = drawn(() => useCarefulSave(odd), null)
  return act(() => result.current.save(coat, { name: 'Áo len', active: false }, listeners))
}

test('a list that answers the id filter with no row does not hold the save up', async () => {
  const calls = answer('/api/odd/update', { data: { _id: 'k1', name: 'Áo len', active: false } })
  expect(await update()).toMatchObject({ status: 'saved', saved: { name: 'Áo len' } })
  expect(calls.map(bodyIn)).toMatchObject([{ _id: 'k1', name: 'Áo len' }])
})

test.each([
  [404, { status: 'gone' }],
  [422, { status: 'failed', outcome: 'refused' }],
])('an update without a row read before that is refused with %i', async (status, ended) => {
  answer('/api/odd/update', () => Response.json({}, { status }))
  expect(await update()).toMatchObject(ended)
})

test('a change that a lost save has merged is kept when more is typed', async () => {
  const listed = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }
  let now: object = { ...listed, position: 7 }
  let isBlind = false
  answer('/api/thing/5', () => (isBlind ? Response.json({}, { status: 400 }) : Response.json({ data: now })))
  const updates = answer('/api/thing/update/5', (call) => {
    now = Object(bodyIn(call))
    if (updates.length > 1) return Response.json({ code: 1, data: now })
    isBlind = true
    return Response.json({}, { status: 502 })
  })
  const before = rowOf<Resource>(thing, listed)
  const { result } = drawn(() => useCarefulSave(thing), null)
  const save = (name: string) =>
    act(() => result.current.save(before, { ...valuesOf(thing, before), name }, listeners))
  expect(await save('Áo len')).toMatchObject({ status: 'failed', outcome: 'unknown' })
  isBlind = false
  expect(await save('Áo dạ')).toMatchObject({ status: 'saved', saved: { name: 'Áo dạ' } })
  expect(bodyIn(updates[1])).toMatchObject({ name: 'Áo dạ', position: 7 })
})
