import { InputWrapperContext, Stack } from '@mantine/core'
import { type ComponentPropsWithRef, use } from 'react'

type FieldsetProps = Pick<ComponentPropsWithRef<'fieldset'>, 'ref' | 'onPaste' | 'children'>

interface InputFieldsetProps extends FieldsetProps {
  readonly 'aria-label': string
  readonly 'data-path'?: string | undefined
}

/** The inputs of a group within `Input.Wrapper`, described by its texts: Mantine describes single inputs alone. */
export function InputFieldset(props: InputFieldsetProps) {
  return (
    <Stack
      component="fieldset"
      aria-describedby={use(InputWrapperContext)?.describedBy}
      gap="xs"
      fz="sm"
      m={0}
      p={0}
      bd={0}
      miw={0}
      {...props}
    />
  )
}
