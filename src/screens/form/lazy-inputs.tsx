import { useState } from 'react'
import type { Caret } from '#kit/caret.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { TextInput } from '#kit/inputs/text-input.tsx'
import { type LazyFallbackProps, lazyComponent } from '#kit/lazy-component.tsx'
import { RichTextPreview } from './rich-text-preview.tsx'
import type { PictureTexts } from './use-upload-failure.tsx'

/** The editor, which is too heavy for forms without one. */
export const RichTextEditor = lazyComponent(
  async () => (await import('./rich-text-field.tsx')).FormRichText,
  RichTextPreview,
)

/** Rich text: its preview, until the code of its editor is there. */
export function LazyRichTextInput(props: InputProps<string> & PictureTexts) {
  const [caret, setCaret] = useState<Caret | null>(null)
  return <RichTextEditor {...props} caret={caret} onCaret={setCaret} />
}

/** A colour, whose palette few forms need; a text where its code cannot be loaded. */
export const LazyColorInput = lazyComponent(
  async () => (await import('#kit/inputs/color-input.tsx')).ColorInput,
  ({ componentProps, hasFailed }: LazyFallbackProps<InputProps<string>>) => (
    <TextInput {...componentProps} readOnly={!hasFailed || componentProps.readOnly === true} />
  ),
)
