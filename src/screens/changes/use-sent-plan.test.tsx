// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { record, storedThings } from '#hooks/changes/runs.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { useSentPlan } from './use-sent-plan.ts'

const { answer } = office()
const before = rowOf<Resource>(thing, record(1)) as Row
const row = (key: number, more: Partial<PlannedChange>): PlannedChange => ({
  key,
  line: key + 1,
  status: 'changed',
  before,
  values: { position: 7 },
  changes: [{ name: 'position', from: 1, to: 7 }],
  problems: {},
  ...more,
})

test('takes a corrected row that is held in its new plan, where the user chooses it', async () => {
  storedThings(answer, [record(1)])
  const first = [row(0, {}), row(1, { status: 'refused', changes: [] })]
  const { result, rerender } = renderHook(({ planned }) => useSentPlan(thing, 'import', planned), {
    initialProps: { planned: first },
  })
  await act(async () => result.current.send([0]))
  rerender({ planned: [row(0, {}), row(1, { status: 'held' })] })
  const statuses = () => result.current.rows?.map(({ status }) => status)
  expect(statuses()).toEqual(['changed', 'held'])
  act(() => result.current.choose([1], true))
  expect(statuses()).toEqual(['changed', 'changed'])
  act(() => result.current.choose([1], false))
  expect(statuses()).toEqual(['changed', 'held'])
})
