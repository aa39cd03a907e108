import { appendFileSync } from 'node:fs'
import { quantile } from '../testing/quantile.ts'

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

/** A measurement of sign-ins: the slowest one, and how many were refused. */
export function signInMeasurement(name: string, responses: readonly Timed[], limit: number): Measurement {
  const slowest = Math.max(...responses.map(({ took }) => took)) / 1000
  const refused = responses.filter(({ status }) => status !== 200).length
  const value = `${slowest.toFixed(1)} s at most, ${refused} of ${responses.length} refused`
  return { name, value, bar: `< ${limit} s, 0`, passes: slowest < limit && refused === 0 }
}

/** A response with its duration in milliseconds. */
interface Timed {
  readonly status: number
  readonly took: number
}

/** The 99th percentile of durations. */
export function ninetyNinth(responses: readonly Timed[]): number {
  return quantile(
    responses.map(({ took }) => took),
    0.99,
  )
}
