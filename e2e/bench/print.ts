import { type Bar, bars } from './bars.ts'
import { median, type Samples } from './sample.ts'

/** Formats the figures as a table: baseline, ours, ratio, bar, verdict. */
export function printTable(baseline: Samples, ours: Samples): string {
  const lines = bars.flatMap((bar) => {
    const values = ours.get(bar.figure)
    return values ? [line(bar, median(baseline.get(bar.figure) ?? []), median(values))] : []
  })
  const head = ['figure', 'unit', 'baseline', 'ours', 'ratio', 'bar', 'stretch', '']
  return [head, ...lines].map((cells) => cells.map(padded).join('  ')).join('\n')
}

function line(bar: Bar, baseline: number, ours: number): string[] {
  const ratio = ours / baseline
  const limit = bar.ratio ?? bar.limit
  const measured = bar.ratio === undefined ? ours : ratio
  return [
    bar.figure,
    bar.unit,
    shown(baseline),
    shown(ours),
    Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '',
    limit === undefined ? '' : `${limit}${bar.ratio === undefined ? '' : ' ×'}`,
    bar.stretch === undefined ? '' : `${bar.stretch}${bar.ratio === undefined ? '' : ' ×'}`,
    limit === undefined || Number.isNaN(measured) ? '' : verdict(measured, limit, bar.stretch),
  ]
}

function verdict(measured: number, limit: number, stretch: number | undefined): string {
  if (measured > limit) return 'MISSED'
  return stretch !== undefined && measured <= stretch ? 'pass, stretch' : 'pass'
}

function shown(value: number): string {
  if (Number.isNaN(value)) return ''
  const digits = Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0
  return value.toFixed(digits)
}

const WIDTHS = [32, 4, 8, 8, 8, 8, 8, 0]

function padded(cell: string, at: number): string {
  const width = WIDTHS[at] ?? 0
  return at < 2 || at === 7 ? cell.padEnd(width) : cell.padStart(width)
}
