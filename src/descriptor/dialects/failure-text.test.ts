// @vitest-environment node
import { expect, test } from 'vitest'
import {
  jsonApiErrors,
  messageAt,
  problemDetails,
  withProblemList,
} from '#descriptor/dialects/failure-text.ts'
import { type FailureText, messageOf } from '#descriptor/envelope.ts'

const refusal = { status: 422, message: 'Chưa lưu được.', errors: { 'address.city': 'Hãy điền ô này.' } }

const listed = withProblemList(messageAt('error.message'), {
  at: 'error.list',
  field: 'path',
  text: 'message',
  below: 'body',
})

test.each([messageAt('error.text', 'error.fields'), problemDetails, listed])(
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

test('reads the fields of a list of problems by their names, paths, pointers and keys', () => {
  const body = (list: readonly object[]) => ({ error: { message: 'Sai.', list } })
  const problem = (path: unknown) => ({ path, message: 'Hãy điền ô này.' })
  for (const path of ['address.city', '/address/city', ['address', 'city'], ['body', 'address', 'city']])
    expect(listed.read(body([problem(path)]))).toEqual({ message: 'Sai.', errors: refusal.errors })
  expect(listed.read(body([problem(null)]))).toEqual({ message: 'Sai.', errors: {} })
  const detail = withProblemList(messageAt('message'), {
    at: 'detail',
    field: 'loc',
    text: 'msg',
    below: 'body',
  })
  expect(detail.read({ detail: [{ loc: ['body', 'name'], msg: 'field required' }] })).toEqual({
    message: 'field required',
    errors: { name: 'field required' },
  })
  expect(detail.read({ detail: 'x' })).toBeNull()
})
