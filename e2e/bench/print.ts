import { quantile } from '../testing/quantile.ts'
import { bars } from './bars.ts'
import type { Results } from './sample.ts'

/** Formats the medians as a table: the product's with its limit, and its ratio to each comparison with the bar of it. */
export function printTable(results: Results): string {
  const valueOf = (name: keyof Results, figure: string) => quantile(results[name].get(figure) ?? [], 0.5)
  const lines = bars
    .filter(({ figure }) => results.ours.has(figure))
    .map(({ figure, unit, limit, ofReactAdmin, ofBare }) => {
      const ours = valueOf('ours', figure)
      return [
        unit ? `${figure}, ${unit}` : figure,
        shown(ours),
        ...verdict(ours, limit),
        ...compared(ours, valueOf('react-admin', figure), ofReactAdmin),
        ...compared(ours, valueOf('bare', figure), ofBare),
      ]
    })
  const isVerdict = (cell: string) => cell === 'holds' || cell === 'MISSED'
  const verdicts = lines.flat().filter(isVerdict)
  const head = ['', 'Bến', 'bar', '', 'react-admin', 'ratio', 'bar', '', 'bare stack', 'ratio', 'bar', '']
  return [
    ...[head, ...lines].map((cells) => cells.map(padded).join(' ').trimEnd()),
    `${verdicts.filter((cell) => cell === 'holds').length} of ${verdicts.length} bars hold`,
  ].join('\n')
}

function compared(ours: number, other: number, bar: number | undefined): string[] {
  const ratio = ours / other
  return [shown(other), Number.isFinite(ratio) ? ratio.toFixed(2) : '', ...verdict(ratio, bar)]
}

function verdict(value: number, bar: number | undefined): string[] {
  if (bar === undefined || Number.isNaN(value)) return ['', '']
  return [`≤ ${bar}`, value <= bar ? 'holds' : 'MISSED']
}

function shown(value: number): string {
  if (Number.isNaN(value)) return ''
  const digits = Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0
  return value.toFixed(digits)
}

const WIDTHS = [42, 7, 7, 7, 12, 6, 7, 7, 11, 6, 7, 7]

function padded(cell: string, at: number): string {
  const width = WIDTHS[at] ?? 0
  return at === 0 ? cell.padEnd(width) : cell.padStart(width)
}
