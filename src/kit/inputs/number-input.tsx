import { useLanguage, useText } from '#hooks/use-text.ts'
import { plainNumber } from '#text/plain-number.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import '#kit/input-styles.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { type Currency, formatNumber } from '#text/format.ts'
import { type Language, locales } from '#text/language.ts'
import { isLiteral } from '#text/typed/is-literal.ts'

interface MoneyInputProps extends InputProps<number | null> {
  /** None where each record has its own. */
  readonly currency?: Currency | undefined
  readonly min?: number
  readonly max?: number
}

const signs: Readonly<Record<Currency, string>> = { JPY: '¥', VND: '₫' }

/** An amount in whole yen or đồng, or null; blur formats its thousands. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  useLanguage()
  return (
    <Numeral
      {...props}
      parse={typedMoney}
      format={formatNumber}
      inputMode="numeric"
      sign={currency ? signs[currency] : ''}
    />
  )
}

interface NumeralProps extends InputProps<number | null> {
  readonly parse: (typed: string) => number | null
  readonly format: (value: number) => string
  readonly inputMode: 'numeric' | 'decimal'
  /** A unit or a currency sign after the number. */
  readonly sign?: string
  readonly labelProps?: TextInputProps['labelProps']
}

/**
 * A text input for a number: parsed at each key, formatted on blur; the focus selects it, so that typing replaces it. A reading
 * that differs from the typed text is shown below.
 */
export function Numeral({ parse, format, inputMode, sign = '', labelProps, ...props }: NumeralProps) {
  const { defaultValue = null } = props
  const t = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState(() => (defaultValue === null ? '' : format(defaultValue)))
  // Blur formats the text, and its reading stays: a line that went away would move the button that is being pressed.
  const [given, setGiven] = useState('')
  const isEntered = useRef(false)
  // Whether the window lost the focus while this input was its active element.
  const isWindowLeft = useRef(false)
  const read = parse(given)
  const isClear = read === null || Number.isNaN(read) || isLiteral(given.replace(sign, ''), read, language)
  const shown = !isClear && given.trim() !== format(read) ? localNumber(read, language) : ''
  const reading = shown === '' ? undefined : t('Đọc là {value}', { value: `${shown} ${sign}`.trim() })
  return (
    <TextInput
      {...fieldProps({ ...props, description: reading ?? props.description })}
      labelProps={labelProps}
      inputMode={inputMode}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        isEntered.current = false
        setTyped(event.currentTarget.value)
        setGiven(event.currentTarget.value)
        props.onChange?.(parse(event.currentTarget.value))
      }}
      onMouseDown={({ currentTarget }) => {
        isEntered.current = document.activeElement !== currentTarget
      }}
      onFocus={(event) => {
        if (!isWindowLeft.current) event.currentTarget.select()
        isWindowLeft.current = false
        props.onFocus?.(event)
      }}
      // The press that gives the focus also sets the caret; later ones only do that.
      onClick={({ currentTarget }) => {
        const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd
        if (isEntered.current && isCaret) currentTarget.select()
        isEntered.current = false
      }}
      onBlur={(event) => {
        isWindowLeft.current = document.activeElement === event.currentTarget
        const value = parse(typed)
        const isParsed = value === null || Number.isFinite(value)
        // Text that cannot be parsed stays as typed, beside its error, and so does text that is still being typed. A stored
        // number is not parsed: an amount of 98,765 would be shown as one of 98 thousand.
        if (given !== '' && isParsed && !isWindowLeft.current) setTyped(value === null ? '' : format(value))
        props.onBlur?.(event)
      }}
      rightSection={sign && <span aria-hidden>{sign}</span>}
      rightSectionWidth={sign ? sign.length * 8 + 20 : undefined}
    />
  )
}

const localNumber = (value: number, language: Language) =>
  value.toLocaleString(locales[language], { maximumFractionDigits: 15 })

interface NumberInputProps extends InputProps<number | null> {
  readonly integer?: boolean
  readonly decimals?: number
  /** Limits belong to validation: a number out of range is reported, never changed. */
  readonly min?: number
  readonly max?: number
  /** The unit after the number, such as "kg". */
  readonly unit?: string
}

/** A number, or null for none; NaN while the typed text is not a number. */
export function NumberInput({ integer, decimals, min, unit = '', ...props }: NumberInputProps) {
  const t = useText()
  const separator = useLanguage() === 'vi' ? ',' : '.'
  // The numeric keyboard of a phone has no minus.
  const inputMode = integer && min !== undefined && min >= 0 ? 'numeric' : 'decimal'
  return (
    <Numeral
      {...props}
      parse={(typed) => typedNumber(typed, { integer, decimals, units: [unit, t(unit)] })}
      // Fifteen decimals: more show how 0.1 is stored.
      format={(value) => plainNumber(value, 15).replace('.', separator)}
      inputMode={inputMode}
      sign={t(unit)}
    />
  )
}
