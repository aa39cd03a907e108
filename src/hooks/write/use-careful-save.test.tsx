// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { useCarefulSave } from './use-careful-save.ts'

const { answer } = office()
const path = '/api/thing/create'
const listeners = { onFailed: vi.fn(), onSent: vi.fn() }

function form() {
  const { result } = drawn(() => useCarefulSave(thing, listeners), null)
  return (values: object) => act(() => result.current.save(null, { ...values }))
}

test('a create answered with 412 ends as a refusal', async () => {
  const calls = answer(path, () => Response.json({ message: 'Thiếu điều kiện' }, { status: 412 }))
  expect(await form()({ name: 'Áo' })).toMatchObject({ is: 'failed', outcome: 'refused' })
  expect(calls).toHaveLength(1)
})

const coat = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false })

function update() {
  answer('/api/odd', { data: [] })
  const { result } = drawn(() => useCarefulSave(odd, listeners), null)
  return act(() => result.current.save(coat, { name: 'Áo len', active: false }))
}

test('a list that answers the id filter with no row does not hold the save up', async () => {
  const calls = answer('/api/odd/update', { data: { _id: 'k1', name: 'Áo len', active: false } })
  expect(await update()).toMatchObject({ is: 'saved', row: { name: 'Áo len' } })
  expect(calls.map(bodyIn)).toMatchObject([{ _id: 'k1', name: 'Áo len' }])
})

test.each([
  [404, { is: 'gone' }],
  [422, { is: 'failed', outcome: 'refused' }],
])('an update without a row read before that is refused with %i', async (status, ended) => {
  answer('/api/odd/update', () => Response.json({}, { status }))
  expect(await update()).toMatchObject(ended)
})
