// @vitest-environment node
import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

const text = 'Tên này đã có'

test.each<[string, unknown]>([
  ['a map', { errors: { name: text } }],
  ['Laravel, Rails, ASP.NET', { message: 'Sai', errors: { name: [text, 'khác'] } }],
  ['a map of objects (Mongoose)', { errors: { name: { kind: 'unique', message: text } } }],
  ['a list of fields', { errors: [{ field: 'name', message: text }] }],
  [
    'the first of two problems of a field',
    {
      errors: [
        { field: 'name', message: text },
        { field: 'name', message: 'khác' },
      ],
    },
  ],
  ['a bare list', [{ field: 'name', message: text }]],
  ['a list below data', { data: { errors: [{ field: 'name', error: text }] } }],
  ['RFC 9457 pointers', { title: 'Sai', errors: [{ pointer: '#/name', detail: text }] }],
  ['RFC 7807 invalid-params', { title: 'Sai', 'invalid-params': [{ name: 'name', reason: text }] }],
  ['JSON:API', { errors: [{ title: 'Sai', detail: text, source: { pointer: '/data/attributes/name' } }] }],
  ['JSON:API parameters', { errors: [{ detail: text, source: { parameter: 'name' } }] }],
  ['FastAPI', { detail: [{ loc: ['body', 'name'], msg: text, type: 'value_error' }] }],
  [
    'class-validator',
    { message: [{ property: 'name', constraints: { isUnique: text } }], error: 'Bad Request' },
  ],
  ['express-validator', { errors: [{ type: 'field', path: 'name', msg: text, location: 'body' }] }],
  ['an older express-validator', { errors: [{ param: 'name', msg: text }] }],
  ['Joi', { details: [{ message: text, path: ['name'], type: 'any.unique' }] }],
  ['zod', { issues: [{ code: 'custom', path: ['name'], message: text }] }],
  ['zod, flattened', { fieldErrors: { name: [text] } }],
  ['zod, flattened below errors', { errors: { formErrors: [], fieldErrors: { name: [text] } } }],
  ['Spring', { status: 400, errors: [{ objectName: 'x', field: 'name', defaultMessage: text }] }],
  ['Symfony', { violations: [{ propertyPath: 'name', title: text }] }],
  [
    'Google',
    {
      error: {
        code: 400,
        message: 'Sai',
        details: [{ '@type': 'x', fieldViolations: [{ field: 'name', description: text }] }],
      },
    },
  ],
  ['Django REST framework', { name: [text] }],
  ['a JSON path', { errors: { '$.name': [text] } }],
])('reads the problem of a field: %s', (_, body) => {
  expect(fieldProblems(body)).toMatchObject({ name: text })
})

test('reads the field that a sentence of a list begins with', () => {
  const message = ['name should not be empty', 'items[0].price must be a number']
  expect(fieldProblems({ statusCode: 400, message })).toEqual({
    name: 'name should not be empty',
    'items.0.price': 'items[0].price must be a number',
  })
})

test.each([
  null,
  'Sai',
  {},
  { message: 'Sai' },
  { message: ['Tên đã có'] },
  { errors: [] },
  { errors: ['Sai'] },
  { code: 0, message: 'Sai', data: null },
  { error: 'Bad Request', statusCode: 400 },
  { detail: 'Not found' },
])('reads no field of %j', (body) => {
  expect(fieldProblems(body)).toEqual({})
})

test('reads a field named data, and nested ones', () => {
  expect(
    fieldProblems({
      errors: [
        { field: 'data', message: 'a' },
        { field: 'address.city', message: 'b' },
      ],
    }),
  ).toEqual({
    data: 'a',
    'address.city': 'b',
  })
})
