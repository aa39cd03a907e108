import { expect, test } from 'vitest'
import { NotFound } from '#hooks/read/errors.ts'
import { Unreachable } from '#http/errors.ts'
import { readAdviceFor } from './advice.ts'

test.each([[new TypeError('x')], [new NotFound()], [new Unreachable('network', { sent: true })]])(
  'names no button after a failed read, as a notice has none: %s',
  (cause) => {
    expect(readAdviceFor(cause)).not.toMatch(/Thử lại|Tải lại/)
  },
)
