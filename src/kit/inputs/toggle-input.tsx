import '#kit/input-styles.css'
import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

/** On or off; an unknown value is neither until it is switched. */
export function ToggleInput(props: InputProps<boolean>) {
  const [isOn, setOn] = useState(props.isUnknown ? undefined : (props.defaultValue ?? false))
  const { placeholder: _, required: __, readOnly, ...common } = fieldProps(props)
  return (
    <Switch
      {...common}
      disabled={readOnly}
      checked={isOn ?? false}
      {...(isOn === undefined && unknown)}
      onChange={(event) => {
        setOn(event.currentTarget.checked)
        props.onChange?.(event.currentTarget.checked)
      }}
    />
  )
}

// A switch cannot be announced as neither on nor off, a checkbox can; Mantine's own role comes after the props.
const unknown = {
  attributes: { input: { role: 'checkbox', 'aria-checked': 'mixed' } },
  classNames: { track: classes.unknownTrack },
} as const
