// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import type { Planned } from './plan-rows.ts'
import { useSendRows } from './use-send-rows.ts'

const { answer } = office()
const path = '/api/thing/create'
const create: Planned = {
  action: 'create',
  before: null,
  values: { ...newValues(thing), name: 'Áo', url: 'ao' },
  problems: {},
}

/** Renders the hook; returns a function that sends a row and returns its outcome. */
function table() {
  const { result } = drawn(() => useSendRows(thing), null)
  return async (planned: Planned) => {
    await act(() => result.current.send([{ key: 1, planned }]))
    return result.current.sent.get(1)
  }
}

/** Mocks a list whose creates respond with 502, after saving the record or without saving it. */
function losing(isDone: boolean, isBlind = () => false) {
  const stored: object[] = []
  answer('/api/thing/search', () =>
    isBlind() ? Response.json({}, { status: 400 }) : Response.json({ code: 1, data: stored, pagination: {} }),
  )
  return answer(path, (call) => {
    if (isDone) stored.push({ ...Object(bodyIn(call)), id: 8 })
    return Response.json({}, { status: 502 })
  })
}

test('shows a pasted row as created whose answer was lost after the work was done, and sends it once', async () => {
  const creates = losing(true)
  const send = table()
  expect(await send(create)).toEqual({ status: 'created' })
  expect(creates).toHaveLength(1)
})

test('reports a pasted row as not saved whose answer was lost before the work was done', async () => {
  const creates = losing(false)
  const sent = await table()(create)
  const more = sent?.status === 'failed' ? sent.failure.more('paste') : []
  expect(more.at(-1)).toBe('Bạn xem lại dòng này rồi gửi lại nhé.')
  expect(creates).toHaveLength(1)
})

test('looks for a pasted row of unknown outcome before it is sent again', async () => {
  let isBlind = true
  const creates = losing(true, () => isBlind)
  const send = table()
  expect(await send(create)).toMatchObject({ status: 'failed', failure: { maybeDone: true } })
  expect(await send(create)).toMatchObject({ status: 'failed', failure: { maybeDone: true } })
  isBlind = false
  expect(await send(create)).toEqual({ status: 'created' })
  expect(creates).toHaveLength(1)
})

test('looks for an update of unknown outcome before it is sent again', async () => {
  const listed = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }
  const before = rowOf<Resource>(thing, listed)
  let isBlind = false
  let now: object = listed
  answer('/api/thing/5', () => (isBlind ? Response.json({}, { status: 400 }) : Response.json({ data: now })))
  const updates = answer('/api/thing/update/5', (call) => {
    now = Object(bodyIn(call))
    isBlind = true
    return Response.json({}, { status: 502 })
  })
  const send = table()
  const update: Planned = {
    ...create,
    action: 'update',
    before,
    values: { ...valuesOf(thing, before), position: 9 },
  }
  expect(await send(update)).toMatchObject({ status: 'failed', failure: { maybeDone: true } })
  isBlind = false
  expect(await send(update)).toEqual({ status: 'updated' })
  expect(updates).toHaveLength(1)
})
