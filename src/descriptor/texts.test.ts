// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type Failure, failureText, saved, searchFailed, usualTexts } from './texts.ts'

const refused = (message = ''): Failure => ({ kind: 'refused', message, httpError: false })
const httpError = (message = ''): Failure => ({ kind: 'refused', message, httpError: true })
const unreachable: Failure = { kind: 'unreachable' }

test('keeps the literal texts that no entity owns', () => {
  expect(saved).toBe('Lưu thành công')
  expect(searchFailed).toBe('Search roles failed')
  expect(usualTexts).toEqual({ refused: 'Lưu thành thất bại!', unreachable: 'Save failed' })
})

describe('which text a failed write gets', () => {
  const plain = { refused: 'R', unreachable: 'U' }
  const withHttp = { ...plain, httpError: 'H' }
  const polite = { ...withHttp, serverMessageFirst: true }

  test.each([
    ['refused', plain, refused(), 'R'],
    ['the server’s message is not asked for', plain, refused('Trùng tên'), 'R'],
    ['an HTTP error is a refusal', plain, httpError('Trùng tên'), 'R'],
    ['unless it has its own text', withHttp, httpError('Trùng tên'), 'H'],
    ['which a plain refusal does not use', withHttp, refused(), 'R'],
    ['the message first', polite, refused('Trùng tên'), 'Trùng tên'],
    ['also of an HTTP error', polite, httpError('Trùng tên'), 'Trùng tên'],
    ['the message first, where there is one', polite, refused(), 'R'],
    ['nothing to ask: unreachable', polite, unreachable, 'U'],
  ])('%s', (_, texts, failure, expected) => {
    expect(failureText(texts, failure)).toBe(expected)
  })
})
