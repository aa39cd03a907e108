import '#kit/input-styles.css'
import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { fieldProps, type InputProps } from '#kit/inputs/input-props.tsx'

/** The ids for `aria-labelledby` and `aria-describedby` of a rich text. */
export interface TextIds {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

interface RichTextWrapperProps {
  readonly field: InputProps<string>
  readonly children: (ids: TextIds) => ReactNode
}

/** The label, description and error of a rich text, around its editor or its preview. */
export function RichTextWrapper({ field, children }: RichTextWrapperProps) {
  const id = useId()
  const { label, description, required, error } = fieldProps(field)
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      required={required}
      error={error}
    >
      {children({ labelledBy: `${id}-label`, describedBy: describedBy || undefined })}
    </Input.Wrapper>
  )
}
