import { useState } from 'react'
import type { Caret } from '#kit/caret.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { RichTextPreview } from './rich-text-preview.tsx'
import type { PictureTexts } from './use-upload-failure.ts'

/** The editor, which is too heavy for forms without one. */
export const RichTextEditor = lazyComponent(
  async () => (await import('./rich-text-field.tsx')).RichTextField,
  RichTextPreview,
)

/** Rich text: its preview, until the code of its editor is there. */
export function RichTextField(props: InputProps<string> & PictureTexts) {
  const [caret, setCaret] = useState<Caret | null>(null)
  return <RichTextEditor {...props} caret={caret} onCaret={setCaret} />
}
