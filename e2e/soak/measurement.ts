import { appendFileSync } from 'node:fs'

/** One line in the report of the long runs. */
export interface Measurement {
  readonly name: string
  readonly value: string
  readonly bar: string
  readonly passes: boolean
}

/** Prints a measurement and appends it to the file in SOAK_FIGURES, one JSON object a line. */
export function report(measurement: Measurement): void {
  console.log(lineOf(measurement))
  const file = process.env['SOAK_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify(measurement)}\n`)
}

/** Formats a measurement as a line of text. */
export function lineOf({ name, value, bar, passes }: Measurement): string {
  return `${passes ? 'holds ' : 'FAILED'}  ${name.padEnd(46)} ${value.padEnd(34)} ${bar}`
}
