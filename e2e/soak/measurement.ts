import { appendFileSync } from 'node:fs'

/** One line of the table of the long runs. */
export interface Measurement {
  readonly name: string
  readonly value: string
  readonly bar: string
  readonly passes: boolean
}

/** Prints a figure as soon as it is known and appends it to the file that SOAK_FIGURES names, one JSON object a line. */
export function report(measurement: Measurement): void {
  console.log(lineOf(measurement))
  const file = process.env['SOAK_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify(measurement)}\n`)
}

/** The figure as a line of text. */
export function lineOf({ name, value, bar, passes }: Measurement): string {
  return `${passes ? 'holds ' : 'FAILED'}  ${name.padEnd(46)} ${value.padEnd(34)} ${bar}`
}
