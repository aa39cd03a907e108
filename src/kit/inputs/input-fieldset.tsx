import '@mantine/core/styles/Fieldset.layer.css'
import { Fieldset, InputWrapperContext } from '@mantine/core'
import { type ComponentPropsWithRef, use } from 'react'

interface InputFieldsetProps extends ComponentPropsWithRef<typeof Fieldset> {
  readonly 'aria-label': string
}

/** The inputs of a group within `Input.Wrapper`, described by its texts: Mantine describes single inputs alone. */
export function InputFieldset(props: InputFieldsetProps) {
  return (
    <Fieldset
      variant="unstyled"
      m={0}
      miw={0}
      aria-describedby={use(InputWrapperContext)?.describedBy}
      {...props}
    />
  )
}
