// @vitest-environment node
import { expect, test } from 'vitest'
import { crud, defineResource, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { openApiDocument } from '../../backend/openapi/document.ts'
import { sampleRow } from '../../backend/openapi/record-schemas.ts'
import { answerCheck, type SentAnswer } from './answer-check.ts'

const depot = defineResource({
  ...samplePlan,
  name: 'depot',
  operations: crud('/api/depot'),
  fields: { name: text('Tên'), floor: number('Tầng') },
})

const check = answerCheck(openApiDocument([depot]))
const row = sampleRow(depot)

/** The departures of a list with these rows. */
function listed(rows: readonly unknown[], more: Partial<SentAnswer> = {}): readonly string[] {
  const body = { code: 1, data: { results: rows, pagination: { pages: 1, page: 50, total: 1 } } }
  return check({
    method: 'GET',
    path: '/api/depot/search',
    query: new URLSearchParams('pages=1&page=50'),
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    ...more,
  })
}

test('finds nothing in an answer as described, with more fields than described', () => {
  expect(listed([row, { ...row, floor: null, colour: 'red' }])).toEqual([])
})

const { floor: _, ...renamed } = { ...row, level: 3 } as typeof row & { floor?: unknown }
const call = 'GET /api/depot/search'

test.each<readonly [string, readonly unknown[], Partial<SentAnswer>, string]>([
  ['a renamed field', [renamed], {}, `${call} 200: /data/results/0 must have required property 'floor'`],
  [
    'a number as text',
    [{ ...row, floor: '3' }],
    {},
    `${call} 200: /data/results/0/floor must be number,null`,
  ],
  [
    'another envelope',
    [],
    { body: '{"code":1,"items":[]}' },
    `${call} 200: the body must have required property 'data'`,
  ],
  ['an unknown status', [], { status: 418 }, `${call} 418: the status is not described`],
  ['another media type', [], { type: 'text/html' }, `${call} 200: the media type text/html is not described`],
  ['a body that is no JSON', [], { body: '{"code":1' }, `${call} 200: the body is not JSON`],
  [
    'an unknown parameter',
    [row],
    { query: new URLSearchParams('limit=5') },
    `${call} 200: the parameter limit is not described`,
  ],
  ['an unknown call', [], { method: 'PATCH' }, 'PATCH /api/depot/search is not described'],
  [
    'a refusal without a message',
    [],
    { status: 403, body: '{"code":0}' },
    `${call} 403: the body must have required property 'message'`,
  ],
])('finds %s', (_name, rows, more, departure) => {
  expect(listed(rows, more)).toEqual([departure])
})

test('takes a fixed path before one with a parameter', () => {
  const one = {
    path: '/api/depot/66f0',
    query: new URLSearchParams(),
    body: JSON.stringify({ code: 1, data: row }),
  }
  expect(listed([], one)).toEqual([])
  expect(listed([], { ...one, path: '/api/depot/search' })).not.toEqual([])
})
