import { NumberInput as Numeral } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useLanguage } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

interface NumberInputProps extends InputProps<number | null> {
  readonly integer?: boolean
  readonly min?: number
  readonly max?: number
  /** Written after the number, such as "kg". */
  readonly unit?: string
}

/** A number, or null for none. A dot and a comma both begin the decimals; limits are told, never enforced silently. */
export function NumberInput({ integer, min, max, unit, ...props }: NumberInputProps) {
  const language = useLanguage()
  return (
    <Numeral
      {...fieldProps(props)}
      defaultValue={props.defaultValue ?? ''}
      onChange={(value) => props.onChange?.(numberOf(value))}
      allowDecimal={!integer}
      allowNegative={min === undefined || min < 0}
      min={min}
      max={max}
      clampBehavior="none"
      decimalSeparator={language === 'vi' ? ',' : '.'}
      allowedDecimalSeparators={['.', ',']}
      inputMode={integer ? 'numeric' : 'decimal'}
      hideControls
      rightSection={unit && <span aria-hidden>{unit}</span>}
      rightSectionWidth={unit ? unit.length * 8 + 20 : undefined}
      autoComplete="off"
    />
  )
}

/** What Mantine tells while a number is being typed, as a number: '' and a lone '-' are none yet. */
export function numberOf(value: string | number): number | null {
  if (typeof value === 'number') return value
  const number = Number(value)
  return value === '' || Number.isNaN(number) ? null : number
}
