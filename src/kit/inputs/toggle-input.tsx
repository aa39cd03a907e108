import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox, Input, Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'

/** On or off; an unknown value is neither until it is switched, which a checkbox can show and a switch cannot. */
export function ToggleInput(props: InputProps<boolean>) {
  const id = useId()
  const [isOn, setOn] = useState(props.isUnknown ? undefined : (props.defaultValue ?? false))
  const { label, description, error, placeholder: _, required: __, readOnly, ...common } = fieldProps(props)
  const ids = [error && `${id}-error`, description && `${id}-description`].filter(Boolean)
  const Toggle = props.isUnknown ? Checkbox : Switch
  return (
    // Around it, as Mantine's switch would be named by its help and its error too.
    <Input.Wrapper id={id} labelElement="div" description={description} error={error}>
      <Toggle
        {...common}
        label={label}
        disabled={readOnly}
        checked={isOn ?? false}
        {...(props.isUnknown && { indeterminate: isOn === undefined })}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={ids.join(' ') || undefined}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          props.onChange?.(event.currentTarget.checked)
        }}
      />
    </Input.Wrapper>
  )
}
