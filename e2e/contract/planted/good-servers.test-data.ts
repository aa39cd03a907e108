import type { Planted } from './departing-server.test-data.ts'
import {
  collations,
  extraKeys,
  leftOutBlanks,
  nullBlanks,
  numericIds,
  ordered,
  populated,
  refusals,
  together,
  totalOnly,
  underscoredIds,
  withOffset,
} from './legal-answers.test-data.ts'

/** A server that answers in another way than the local back-end, and as the specification has it. */
export interface GoodServer {
  readonly name: string
  readonly planted: Planted
}

const express = refusals((status) => ({ error: status === 404 ? 'Not Found' : 'Unauthorized' }))
const nest = refusals((statusCode) => ({ statusCode, message: ['Cannot read'], error: 'Not Found' }))
const spring = refusals((status) => ({ timestamp: '2026-01-01T00:00:00.000+00:00', status, path: '/api' }))

/** One legal difference each. */
export const goodServers: readonly GoodServer[] = [
  { name: 'as the local back-end', planted: {} },
  { name: 'with numbers as ids', planted: numericIds() },
  { name: 'with `_id`', planted: underscoredIds },
  { name: 'with records in place of references', planted: populated },
  { name: 'with null for blank values', planted: nullBlanks },
  { name: 'that leaves out blank values', planted: leftOutBlanks },
  { name: 'with the offset of its dates', planted: withOffset },
  { name: 'with further keys in another order', planted: extraKeys },
  { name: 'with the total alone in its pagination', planted: totalOnly },
  { name: 'with the errors of Express', planted: express },
  { name: 'with the errors of NestJS', planted: nest },
  { name: 'with the errors of Spring', planted: spring },
  ...Object.entries(collations).flatMap(([name, compare]) =>
    (['first', 'last'] as const).map((blanks) => ({
      name: `that sorts by ${name}, with blank values ${blanks}`,
      planted: ordered(compare, blanks),
    })),
  ),
]

/** Whole servers, with several differences each. */
export const independentServers: readonly GoodServer[] = [
  {
    name: 'a document store behind Express',
    planted: together(
      populated,
      underscoredIds,
      leftOutBlanks,
      extraKeys,
      totalOnly,
      ordered(collations['code points'], 'first'),
      express,
    ),
  },
  {
    name: 'a relational database behind Spring',
    planted: together(
      nullBlanks,
      withOffset,
      extraKeys,
      totalOnly,
      ordered(collations.Vietnamese, 'last'),
      numericIds(),
      spring,
    ),
  },
  {
    name: 'a relational database behind NestJS',
    planted: together(populated, nullBlanks, ordered(collations.numeric, 'last'), totalOnly, nest),
  },
  {
    name: 'an embedded database',
    planted: together(withOffset, ordered(collations['case-insensitive'], 'first'), numericIds()),
  },
]
