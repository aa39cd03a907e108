import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

test.each([
  ['chín ký tự'.slice(0, 9), 'length'],
  ['a'.repeat(201), 'length'],
  ['đây là LANVT nhé', 'name'],
  ['họ nguyen của tôi', 'name'],
  ['NGUYỄN 2026 xx', 'name'],
  ['aaaaaaaaaa', 'repeated'],
  ['ABabÁBabABab', 'repeated'],
  ['1 2 1 2 1 2', 'repeated'],
  ['          ', 'repeated'],
  ['\u3000\u00a0\t\u200b\u3164 \u2003 \u2002 \u2001', 'repeated'],
  ['thị và lan thì ngắn', null],
  ['thuyền xuôi dòng', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, ['lanvt', 'Nguyễn Thị Lan'])).toBe(problem)
})
