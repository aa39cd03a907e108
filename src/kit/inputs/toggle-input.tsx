import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

/** On or off, with the state as text beside the switch. */
export function ToggleInput(props: InputProps<boolean>) {
  const t = useText()
  const [isOn, setOn] = useState(props.defaultValue ?? false)
  const { placeholder: _, required: __, readOnly, label, ...common } = fieldProps(props)
  return (
    <Switch
      {...common}
      disabled={readOnly}
      checked={isOn}
      onChange={(event) => {
        setOn(event.currentTarget.checked)
        props.onChange?.(event.currentTarget.checked)
      }}
      label={
        <>
          {label}
          <span aria-hidden className={classes.state}>
            {isOn ? t('Bật') : t('Tắt')}
          </span>
        </>
      }
    />
  )
}
