/** One line of the report. */
export interface Finding {
  readonly what: string
  readonly found: string
  readonly bar: string
  readonly holds: boolean
}
