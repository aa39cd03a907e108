// @vitest-environment node
import { expect, test } from 'vitest'
import { codeIsOne, hasCode, hasData, hasSuccess, isTruthy } from './success.ts'

test.each([
  ['truthy', isTruthy, [{}, { message: 'ok' }, 1, 'ok', [], true], [null, undefined, false, 0, '']],
  [
    'code',
    hasCode,
    [{ code: 1 }, { code: 200 }, { code: 'OK' }],
    [{}, { code: 0 }, { code: null }, { data: {} }, 'x', null],
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
  for (const body of good) expect(rule.holds(body), JSON.stringify(body)).toBe(true)
  for (const body of bad) expect(rule.holds(body), JSON.stringify(body)).toBe(false)
  expect(rule.holds(rule.wrap({ id: 1 })), 'what the back-end answers satisfies the rule').toBe(true)
})
