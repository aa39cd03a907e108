// @vitest-environment node
import { expect, test } from 'vitest'
import { inTemplate } from '#descriptor/dialects/value-template.ts'

test.each([
  ['eq.{value}', 'a.b', 'eq.a.b'],
  ['ilike.*{value}*', 'bến', 'ilike.*bến*'],
  ['(name.ilike.*{value}*,code.ilike.*{value}*)', 'x', '(name.ilike.*x*,code.ilike.*x*)'],
])('a value in %s is written and read', (template, value, sent) => {
  expect(inTemplate(template).write(value)).toBe(sent)
  expect(inTemplate(template).read(sent)).toBe(value)
})

test.each(['', 'eq.', 'neq.5', '5'])('%j is no value of another spelling', (sent) => {
  expect(inTemplate('eq.{value}').read(sent)).toBe('')
})
