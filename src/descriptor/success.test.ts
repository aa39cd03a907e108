// @vitest-environment node
import { expect, test } from 'vitest'
import { hasHeader, hasStatus, hasValue, isOk } from '#descriptor/dialects/success-rules.ts'
import { codeIsOne, hasCode, hasData, hasSuccess, isTruthy } from './success.ts'

test.each([
  ['truthy', isTruthy, [{}, { message: 'ok' }, 1, 'ok', [], true], [null, undefined, false, 0, '']],
  [
    'code',
    hasCode,
    [{ code: 1 }, { code: 200 }, { code: 'OK' }],
    [{}, { code: 0 }, { code: '0' }, { code: null }, { data: {} }, 'x', null],
  ],
  [
    'data',
    hasData,
    [{ data: {} }, { data: [] }, { data: 'id' }],
    [{}, { data: null }, { data: '' }, { code: 1 }, null],
  ],
  ['code 1', codeIsOne, [{ code: 1 }, { code: '1' }], [{ code: 2 }, { code: true }, { code: 0 }, {}, null]],
  ['success', hasSuccess, [{ success: true }], [{ success: false }, {}, { code: 1 }, null, 'x']],
])('%s', (name, rule, good, bad) => {
  expect(rule.name).toBe(name)
  const holds = (body: unknown) => rule.holds({ body, status: 200, headers: new Headers() })
  for (const body of good) expect(holds(body), JSON.stringify(body)).toBe(true)
  for (const body of bad) expect(holds(body), JSON.stringify(body)).toBe(false)
  expect(holds(rule.wrap({ id: 1 })), 'what the back-end answers satisfies the rule').toBe(true)
})

test.each([
  [isOk, { status: 204 }, { status: 302 }],
  [hasStatus(201), { status: 201 }, { status: 200 }],
  [hasStatus(204, 200), { status: 200 }, { status: 202 }],
  [hasHeader('X-Result', 'ok'), { headers: { 'x-result': 'ok' } }, { headers: { 'x-result': 'no' } }],
  [hasValue('result', 'OK'), { body: { result: 'OK' } }, { body: { result: 'KO' } }],
])('$name looks at body, status and headers', (rule, good, bad) => {
  const holds = ({
    body = null,
    status = 200,
    headers = {},
  }: Partial<Record<'body', unknown>> & ResponseInit) =>
    rule.holds({ body, status, headers: new Headers(headers) })
  expect([holds(good), holds(bad)]).toEqual([true, false])
  const { status = 200, headers = {} } = rule
  expect(holds({ body: rule.wrap({ id: 1 }), status, headers }), 'the response of the back-end').toBe(true)
})
