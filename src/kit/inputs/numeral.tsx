import { TextInput as Line } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'

interface NumeralProps extends InputProps<number | null> {
  readonly parse: (words: string) => number | null
  readonly format: (value: number) => string
  readonly inputMode: 'numeric' | 'decimal'
  /** A unit or a currency's sign, written after the number. */
  readonly sign?: string
}

/** A line for a number: typed freely, told as it is understood, and written out properly when it is left. */
export function Numeral({ parse, format, inputMode, sign, ...props }: NumeralProps) {
  const { defaultValue = null } = props
  const [words, setWords] = useState(defaultValue === null ? '' : format(defaultValue))
  return (
    <Line
      {...fieldProps(props)}
      inputMode={inputMode}
      autoComplete="off"
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value)
        props.onChange?.(parse(event.currentTarget.value))
      }}
      onBlur={(event) => {
        const value = parse(words)
        // What could not be understood stays as it was typed, beside its error.
        if (value === null || Number.isFinite(value)) setWords(value === null ? '' : format(value))
        props.onBlur?.(event)
      }}
      rightSection={sign && <span aria-hidden>{sign}</span>}
      rightSectionWidth={sign ? sign.length * 8 + 20 : undefined}
    />
  )
}
