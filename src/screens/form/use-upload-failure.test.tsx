// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refused } from '#http/errors.ts'
import { UnfitPicture } from '#kit/inputs/use-image-upload.ts'
import { useUploadFailure } from './use-upload-failure.tsx'

/** The lines of the words for a failed upload. */
function lines(refused: string | undefined, error: unknown = new Error('gone')) {
  const failureText = renderHook(() => useUploadFailure(refused)).result.current
  const { container } = render(failureText(error))
  return [...container.childNodes].map(({ textContent }) => textContent)
}

test('shows a sentence with the advice first, and the literal text of the specification below it, if any', () => {
  const [sentence = '', ...none] = lines(undefined)
  expect([sentence?.startsWith('Chưa tải ảnh lên được. '), none]).toEqual([true, []])
  expect(lines('Add photo failed')).toEqual([sentence, 'Add photo failed'])
})

test('shows the reason of a picture that was not sent, and the reason of the server for a refused one', () => {
  expect(lines(undefined, new UnfitPicture('Tệp này rỗng.'))).toEqual([
    'Chưa tải ảnh lên được. Tệp này rỗng.',
  ])
  expect(lines(undefined, new Refused(422, 'Ảnh quá tối', {}, ''))).toEqual([
    'Chưa tải ảnh lên được. Ảnh quá tối. Bạn bấm Thử lại hoặc chọn ảnh khác nhé.',
  ])
})
