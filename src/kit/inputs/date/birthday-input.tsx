import type { InputProps } from '#kit/inputs/input-props.tsx'
import { DateInput } from './date-input.tsx'

interface BirthdayInputProps extends InputProps<string> {
  /** The first and last allowed day of birth, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
}

/** A day of birth within the allowed ages; the calendar opens within them. */
export function BirthdayInput({ first, last, ...props }: BirthdayInputProps) {
  return <DateInput {...props} limits={() => ({ min: first, max: last })} />
}
