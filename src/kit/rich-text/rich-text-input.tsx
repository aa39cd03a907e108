import '#kit/input-styles.css'
import { Input } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { fieldProps } from '#kit/inputs/input-props.tsx'
import type { RichTextInputProps } from './rich-text-props.ts'
import { RichTextVisual } from './rich-text-visual.tsx'

/** Rich text as HTML, '' for none. A text with markup that the editor would drop is first shown as HTML. */
export function RichTextInput(props: RichTextInputProps) {
  const id = useId()
  const { label, description, required, error } = fieldProps(props)
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
      <RichTextVisual {...props} labelledBy={`${id}-label`} describedBy={describedBy || undefined} />
    </Input.Wrapper>
  )
}
