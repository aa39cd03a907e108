import '#kit/input-styles.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** A colour as `#rrggbb` or '': typed, or picked with the browser's own palette behind the swatch. */
export function ColorInput(props: InputProps<string>) {
  const t = useText()
  const [color, setColor] = useState(props.defaultValue ?? '')
  const change = (next: string) => {
    setColor(next)
    props.onChange?.(next)
  }
  return (
    <TextInput
      {...fieldProps(props)}
      placeholder={props.placeholder ?? '#0b7285'}
      spellCheck={false}
      autoComplete="off"
      value={color}
      onChange={(event) => change(event.currentTarget.value.trim())}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('Bảng màu của {name}', { name: props.label })}
          disabled={props.readOnly}
          value={isColor(color) ? color : '#ffffff'}
          onChange={(event) => change(event.currentTarget.value)}
        />
      }
    />
  )
}
