// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refused } from '#http/errors.ts'
import { UnfitPicture } from '#kit/inputs/unfit-picture.ts'
import { useUploadFailure } from './use-upload-failure.ts'

const messages = (refused: string | undefined) =>
  renderHook(() => useUploadFailure(refused)).result.current(new Error('gone'))

test('returns the literal text of the specification first, if any, then the advice', () => {
  const advice = messages(undefined)
  expect(advice.length).toBeGreaterThan(10)
  expect(messages('Add photo failed')).toBe(`Add photo failed – ${advice}`)
})

test('returns the reason of a picture that was not sent, and the reason of the server for a refused one', () => {
  const failure = renderHook(() => useUploadFailure(undefined)).result.current
  expect(failure(new UnfitPicture('Tệp này rỗng.'))).toBe('Tệp này rỗng.')
  expect(failure(new Refused(422, 'Ảnh quá tối', {}, ''))).toBe(
    'Ảnh quá tối. Bạn bấm Thử lại hoặc chọn ảnh khác nhé.',
  )
})
