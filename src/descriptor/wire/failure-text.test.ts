// @vitest-environment node
import { expect, test } from 'vitest'
import { messageOf } from '#descriptor/envelope.ts'
import { type FailureText, jsonApiErrors, messageAt, problemDetails } from './failure-text.ts'

const refusal = { status: 422, message: 'Chưa lưu được.', errors: { 'address.city': 'Hãy điền ô này.' } }

test.each([messageAt('error.text', 'error.fields'), problemDetails])(
  '$name: a refusal is read as it was written',
  (shape: FailureText) => {
    const { message, errors } = refusal
    expect(shape.read(shape.write(refusal))).toEqual({ message, errors })
    const plain = { message: 'Không tìm thấy.', errors: {} }
    expect(shape.read(shape.write({ ...plain, status: 404 }))).toEqual(plain)
  },
)

test('reads the first detail of JSON:API errors, and the field of each pointer', () => {
  const { errors } = refusal
  expect(jsonApiErrors.read(jsonApiErrors.write(refusal))).toEqual({ message: 'Hãy điền ô này.', errors })
  const body = {
    errors: [{ title: 'Sai' }, { detail: 'Trùng', source: { pointer: '/data/attributes/a~1b' } }],
  }
  expect(jsonApiErrors.read(body)).toEqual({ message: 'Sai', errors: { 'a/b': 'Trùng' } })
})

test('reads the title of problem details without a detail', () => {
  expect(problemDetails.read({ title: 'Hết hàng', status: 409 })).toEqual({ message: 'Hết hàng', errors: {} })
})

test.each([messageAt('error.text'), problemDetails, jsonApiErrors])(
  '$name: a body of another shape is read at the usual place',
  (shape: FailureText) => {
    for (const body of [null, 'lỗi', [], {}, { message: 'Trùng tên' }, { errors: {} }, { error: 'lỗi' }])
      expect(shape.read(body), JSON.stringify(body)).toBeNull()
    expect(messageOf({ message: 'Trùng tên' }, shape)).toBe('Trùng tên')
  },
)
