import { useState } from 'react'
import { Switch } from '#kit/fields/switch.tsx'
import { fieldProps, type InputProps } from './input-props.tsx'

/** On or off; an unknown value is neither until it is switched. */
export function ToggleInput(props: InputProps<boolean>) {
  const [isOn, setOn] = useState(props.isUnknown ? undefined : (props.defaultValue ?? false))
  const { placeholder: _, required: __, readOnly, ...common } = fieldProps(props)
  return (
    <Switch
      {...common}
      disabled={readOnly}
      checked={isOn ?? false}
      isUnknown={isOn === undefined}
      onChange={(event) => {
        setOn(event.currentTarget.checked)
        props.onChange?.(event.currentTarget.checked)
      }}
    />
  )
}
