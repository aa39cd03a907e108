import { Input, Textarea } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './rich-text.module.css'
import { keepsAll } from './rich-text-keeps.ts'
import { RichTextVisual } from './rich-text-visual.tsx'
import type { Upload } from './use-image-upload.ts'

/** What the editor of rich text takes. */
export interface RichTextInputProps extends InputProps<string> {
  /** Sends a picture and gives its address; without it the text takes no pictures. */
  readonly onUpload?: Upload
  /** The full address of a stored one, which may be relative to the CDN. */
  readonly resolve?: (address: string) => string
  /** What to say about a failed upload. */
  readonly sayFailure?: (error: unknown) => string
}

/** Rich text as HTML, '' for none. A text that the editor could not hold whole is edited as HTML, so that nothing is lost. */
export function RichTextInput(props: RichTextInputProps) {
  const t = useText()
  const id = useId()
  const [isVisual] = useState(() => keepsAll(props.defaultValue ?? ''))
  const { label, description, required, error, ...rest } = fieldProps(props)
  if (!isVisual) {
    return (
      <Textarea
        {...rest}
        label={label}
        required={required}
        error={error}
        description={
          description ?? t('Bài có bảng hoặc khung nhúng nên được sửa bằng mã HTML, để không mất phần nào.')
        }
        defaultValue={props.defaultValue}
        onChange={(event) => props.onChange?.(event.currentTarget.value)}
        rows={16}
        spellCheck={false}
        classNames={{ input: classes.source }}
      />
    )
  }
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
