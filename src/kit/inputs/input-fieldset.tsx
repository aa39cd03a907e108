import { InputWrapperContext } from '@mantine/core'
import { type ComponentPropsWithRef, use } from 'react'

interface InputFieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  readonly 'aria-label': string
}

/** The inputs of a group within `Input.Wrapper`, described by its texts: Mantine describes single inputs alone. */
export function InputFieldset(props: InputFieldsetProps) {
  return <fieldset aria-describedby={use(InputWrapperContext)?.describedBy} {...props} />
}
