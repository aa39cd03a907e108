import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

test.each([
  ['chín ký tự'.slice(0, 9), 'length'],
  ['a'.repeat(201), 'length'],
  ['đây là LANVT nhé', 'name'],
  ['họ nguyen của tôi', 'name'],
  ['NGUYỄN 2026 xx', 'name'],
  ['thị và lan thì ngắn', null],
  ['thuyền xuôi dòng', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, ['lanvt', 'Nguyễn Thị Lan'])).toBe(problem)
})
