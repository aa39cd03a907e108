import '#kit/input-styles.css'
import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'

/** On or off. */
export function ToggleInput(props: InputProps<boolean>) {
  const [isOn, setOn] = useState(props.defaultValue ?? false)
  const { placeholder: _, required: __, readOnly, ...common } = fieldProps(props)
  return (
    <Switch
      {...common}
      disabled={readOnly}
      checked={isOn}
      onChange={(event) => {
        setOn(event.currentTarget.checked)
        props.onChange?.(event.currentTarget.checked)
      }}
    />
  )
}
