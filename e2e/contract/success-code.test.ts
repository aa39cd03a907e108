// @vitest-environment node
import { expect, test } from 'vitest'
import type { Operation } from '#descriptor/operation.ts'
import { hasCode } from '#descriptor/success.ts'
import { resources } from '#resources/table.ts'
import { isErrorInside } from './answer.ts'

const operations = resources.flatMap((resource) => Object.values(resource.operations) as readonly Operation[])
const withCode = operations.filter(({ succeeds }) => succeeds === hasCode)

test.each(withCode.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  'a code of 0 is no success of %s, for the app and for the comparison',
  (_, { succeeds = hasCode }) => {
    const holds = (body: unknown) => succeeds.holds({ body, status: 200, headers: new Headers() })
    for (const code of [0, '0', false, '', null, undefined]) {
      expect(holds({ code, data: { id: 1 } }), String(code)).toBe(false)
      expect(holds({ code }), String(code)).toBe(false)
    }
    for (const code of [1, '1', 200, -1, 'OK']) expect(holds({ code }), String(code)).toBe(true)
    expect(isErrorInside({ code: 0, message: 'Trùng tên' })).toBe(true)
    expect(isErrorInside({ code: 1, message: 'Đã lưu' })).toBe(false)
  },
)

test('the table has writes that need a code', () => expect(withCode.length).toBeGreaterThan(3))
