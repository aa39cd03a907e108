import { Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

/** A value that is shown and never typed. It can be marked and copied. */
export function ReadOnlyInput({ label, description, defaultValue }: InputProps<string>) {
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <div className={classes.readOnly}>{defaultValue || '–'}</div>
    </Input.Wrapper>
  )
}
