import '#kit/input-styles.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Input, SimpleGrid } from '@mantine/core'
import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, InputFieldset, type InputProps } from '#kit/inputs/input-props.tsx'
import { Numeral } from '#kit/inputs/number-input.tsx'
import { typedNumber } from '#text/typed/typed-number.ts'
import { typedPosition } from '#text/typed/typed-position.ts'

/** Degrees; NaN for an input that is empty or has no number. */
interface Degrees {
  readonly lat: number
  readonly lng: number
}

const none: Degrees = { lat: Number.NaN, lng: Number.NaN }

/** A latitude and a longitude, or null; a whole position can be pasted into either input. */
export function PositionInput(props: InputProps<Degrees | null>) {
  const t = useText()
  const [value, setValue] = useState(props.defaultValue ?? none)
  // A pasted position is written into both inputs by new ones; the one that had the focus gets it again.
  const [pasted, setPasted] = useState({ count: 0, at: 0 })
  const group = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    if (pasted.count > 0) group.current?.querySelectorAll('input')[pasted.at]?.focus()
  }, [pasted])
  const change = (next: Degrees, isEmpty: boolean) => {
    setValue(next)
    props.onChange?.(isEmpty ? null : next)
  }
  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    const position = typedPosition(event.clipboardData.getData('text'))
    if (!position || props.readOnly) return
    event.preventDefault()
    change(position, false)
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    setPasted({ count: pasted.count + 1, at: inputs.findIndex((input) => input === event.target) })
  }
  const { label, description, required, error, readOnly, onBlur, onFocus } = fieldProps(props)
  const inputOf = (key: keyof Degrees, other: keyof Degrees, name: string) => (
    <Numeral
      key={`${key} ${pasted.count}`}
      label={name}
      // The label of the field is above both.
      labelProps={{ c: 'dimmed', fz: 'xs', fw: 400 }}
      {...(readOnly ? { readOnly } : {})}
      {...(key === 'lat' && props['data-path'] ? { 'data-path': props['data-path'] } : {})}
      error={Boolean(error)}
      defaultValue={Number.isFinite(value[key]) ? value[key] : null}
      parse={typedNumber}
      format={String}
      inputMode="decimal"
      {...(onBlur ? { onBlur } : {})}
      {...(onFocus ? { onFocus } : {})}
      onChange={(degrees) => {
        const isEmpty = degrees === null && Number.isNaN(value[other])
        change({ ...value, [key]: degrees ?? Number.NaN }, isEmpty)
      }}
    />
  )
  const hint = description ?? (readOnly ? undefined : t('Có thể dán cả cặp, ví dụ 10.77, 106.70.'))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      required={required ?? false}
      error={error}
    >
      <InputFieldset ref={group} aria-label={label} onPaste={paste}>
        <SimpleGrid cols={2}>
          {inputOf('lat', 'lng', t('Vĩ độ'))}
          {inputOf('lng', 'lat', t('Kinh độ'))}
        </SimpleGrid>
      </InputFieldset>
    </Input.Wrapper>
  )
}
