import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/core/styles/Typography.layer.css'
import '@mantine/tiptap/styles.layer.css'
import type { Editor } from '@tiptap/react'
import { useMemo } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './rich-text.module.css'
import type { RichTextInputProps } from './rich-text-input.tsx'
import { RichTextPicture } from './rich-text-picture.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useRichText } from './use-rich-text.ts'
import { useRichTextLabels } from './use-rich-text-labels.ts'

interface RichTextVisualProps extends RichTextInputProps {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

const asItIs = (address: string) => address
const refuse = () => Promise.reject(new Error('this text takes no pictures'))

/** Writes a text as it will look. */
export function RichTextVisual(props: RichTextVisualProps) {
  const { onUpload, resolve = asItIs } = props
  const t = useText()
  const labels = useRichTextLabels()
  const attributes = useSurface(props)
  const upload = useImageUpload(onUpload ?? refuse)
  const takePicture = (target: Editor, file: File) => {
    if (!onUpload) return
    void upload.send(file, (src) => {
      target.chain().focus().insertContent({ type: 'image', attrs: { src } }).run()
    })
  }
  const editor = useRichText({
    initial: props.defaultValue ?? '',
    readOnly: props.readOnly ?? false,
    onChange: (html) => props.onChange?.(html),
    resolve,
    onPicture: takePicture,
    attributes,
  })
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      withCodeHighlightStyles={false}
      className={classes.editor}
      attributes={{ linkEditorExternalControl: { 'aria-label': t('Mở trong thẻ mới') } }}
      data-error={Boolean(props.error) || undefined}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    >
      {!props.readOnly && <RichTextToolbar onPicture={onUpload && ((file) => takePicture(editor, file))} />}
      <RichTextPicture upload={upload} sayFailure={props.sayFailure} />
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

// What the writing surface tells screen readers, and the form that looks for its first error.
function useSurface(props: RichTextVisualProps): Record<string, string> {
  const { labelledBy, describedBy, required, error, 'data-path': path } = props
  const isWrong = Boolean(error)
  return useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(path ? { 'data-path': path } : {}),
    }),
    [labelledBy, describedBy, required, isWrong, path],
  )
}
