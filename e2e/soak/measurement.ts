import { appendFileSync } from 'node:fs'

/** One line of the table of the long runs. */
export interface Finding {
  readonly what: string
  readonly found: string
  readonly bar: string
  readonly holds: boolean
}

/** Prints a figure as soon as it is known and appends it to the file that SOAK_FIGURES names, one JSON object a line. */
export function report(finding: Finding): void {
  console.log(lineOf(finding))
  const file = process.env['SOAK_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify(finding)}\n`)
}

/** The figure as a line of text. */
export function lineOf({ what, found, bar, holds }: Finding): string {
  return `${holds ? 'holds ' : 'FAILED'}  ${what.padEnd(46)} ${found.padEnd(34)} ${bar}`
}
