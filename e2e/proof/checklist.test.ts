// @vitest-environment node
import { expect, test } from 'vitest'
import { describedCalls } from '../run/described-calls.ts'
import { checklist, proofs, showing, statements } from './checklist.mjs'

const ran = [
  { file: 'e2e/flows/home.spec.ts', title: 'home.spec.ts › greets', passed: true },
  { file: 'src/http/send.test.ts', title: 'a call', passed: false },
]
const rowOf = (table: string, id: string) => table.split('\n').find((row) => row.includes(`| ${id} |`))

test('every statement has a test or a call, and every proof a statement', () => {
  for (const [id, { call }] of Object.entries(statements)) {
    expect((proofs[id] ?? []).length + Number(call !== undefined), id).toBeGreaterThan(0)
  }
  expect(Object.keys(statements)).toHaveLength(380)
  expect(Object.keys(proofs).filter((id) => !(id in statements))).toEqual([])
})

test('a call counts for the most specific statement', () => {
  const { table } = checklist(ran, [
    ['GET /api/brand/search?page=20', 3],
    ['GET /api/brand/b1', 2],
    ['GET /api/guide/search?hot=true&page=50', 1],
    ['GET /api/guide/search', 1],
  ])
  expect(rowOf(table, 'S7-137')).toContain('made 3 times')
  expect(rowOf(table, 'S7-138')).toContain('made 2 times')
  expect(rowOf(table, 'S7-36')).toContain('made 2 times')
  expect(rowOf(table, 'S7-37')).toContain('made 1 times')
})

test('reports missing calls, missing tests and unknown calls', () => {
  const { missing, strange, shown } = checklist(ran, [
    ['GET /api/nothing', 1],
    ['GET /assets/a.js', 9],
    ['GET /api/users', 1],
  ])
  expect(strange).toEqual(['GET /api/nothing'])
  expect(missing.find((one) => one.startsWith('S7-14 '))).toContain('POST /api/user was never made')
  expect(missing.find((one) => one.startsWith('S1-03 '))).toContain('there is no test “trees.spec.ts')
  expect(missing.some((one) => one.startsWith('S7-13 '))).toBe(false)
  expect(shown).toBeLessThan(380)
})

test('accepts the call of a descriptor without counting it for a statement', () => {
  const made = [
    ['GET /api/coupon/search?page=20', 2],
    ['PUT /api/coupon/update/c1', 1],
    ['GET /api/users', 1],
  ] as const
  expect(checklist(ran, made).strange).toEqual(['GET /api/coupon/search', 'PUT /api/coupon/update/c1'])
  const described = ['GET /api/coupon/search', 'PUT /api/coupon/update/{id}', 'GET /api/users']
  const { strange, table } = checklist(ran, made, described)
  expect(strange).toEqual([])
  expect(table).not.toContain('coupon')
  expect(rowOf(table, 'S7-13')).toContain('made 1 times')
})

test('a statement is shown by the file and the title that its proof names, and by nothing that only contains them', () => {
  const named = {
    file: 'e2e/flows/board.spec.ts',
    title: 'board.spec.ts › groups › moves a banner, at once',
    passed: true,
  }
  const shownBy = (proof: string, run = named) => showing(proof, [run]).passed
  expect(shownBy('board.spec.ts')).toBe(true)
  expect(shownBy('board.spec.ts › moves a banner')).toBe(true)
  expect(shownBy('board.spec.ts › groups › moves a banner')).toBe(true)
  expect(shownBy('board.spec.ts › … at once')).toBe(true)
  expect(shownBy('board.spec.ts › a banner')).toBe(false)
  expect(shownBy('board.spec.ts › grou › moves a banner')).toBe(false)
  expect(shownBy('board.spec.ts', { ...named, file: 'e2e/flows/dashboard.spec.ts' })).toBe(false)
  expect(shownBy('board.spec.ts', { ...named, passed: false })).toBe(false)
})

test('every call of the table has the form of a statement’s call', () => {
  const calls = describedCalls()
  expect(calls).toContain('GET /api/user-info/{id}')
  expect(calls.filter((call) => !/^(GET|POST|PUT|DELETE) \/[\w/{}-]+$/.test(call))).toEqual([])
})
