// @vitest-environment node
import '#hooks/dom.test-data.ts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUploadFailure } from './use-upload-failure.ts'

const said = (refused: string | undefined) =>
  renderHook(() => useUploadFailure(refused)).result.current(new Error('gone'))

test('the words of the specification come first where it has any, then what to do', () => {
  const advice = said(undefined)
  expect(advice.length).toBeGreaterThan(10)
  expect(said('Add photo failed')).toBe(`Add photo failed – ${advice}`)
})
