// @vitest-environment node
import { expect, test } from 'vitest'
import { printTable } from './print.ts'
import { addSample, type Results } from './sample.ts'

test('compares the median with its limit and with the bars of both comparisons', () => {
  const results: Results = { ours: new Map(), bare: new Map(), 'react-admin': new Map() }
  const list = 'JS + CSS of a list, brotli'
  for (const kib of [180, 999, 100]) addSample(results, 'ours', { [list]: kib })
  addSample(results, 'ours', { 'save, request sent': 51 })
  addSample(results, 'react-admin', { [list]: 360 })
  addSample(results, 'bare', { [list]: 90 })
  const [, ...lines] = printTable(results).split('\n')
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    [
      `${list}, KiB`,
      '180',
      '≤ 235',
      'holds',
      '360',
      '0.50',
      '≤ 0.85',
      'holds',
      '90.0',
      '2.00',
      '≤ 1.1',
      'MISSED',
    ],
    ['save, request sent, ms', '51.0', '≤ 50', 'MISSED'],
    ['2 of 4 bars hold'],
  ])
})
