// @vitest-environment node
import './dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drawn, office } from './office.test-data.tsx'
import { thing } from './things.test-data.ts'
import { useCarefulSave } from './use-careful-save.ts'

const { answer } = office()
const path = '/api/thing/create'

function form() {
  const { result } = drawn(() => useCarefulSave(thing, vi.fn()), null)
  return (values: object) => act(() => result.current.save(null, { ...values }))
}

test('a create answered with 412 ends as a refusal', async () => {
  const calls = answer(path, () => Response.json({ message: 'Thiếu điều kiện' }, { status: 412 }))
  expect(await form()({ name: 'Áo' })).toMatchObject({ is: 'failed', outcome: 'refused' })
  expect(calls).toHaveLength(1)
})
