import { useState } from 'react'
import type { Caret } from '#kit/caret.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import {
  colorCode,
  imageCode,
  imagesCode,
  parentCode,
  positionCode,
  referenceCode,
  referencesCode,
  richTextCode,
  rowsCode,
  timeCode,
} from './input-code.ts'
import { RichTextPreview } from './rich-text-preview.tsx'
import type { PictureTexts } from './use-upload-failure.ts'

const RichTextEditor = lazyComponent(richTextCode, RichTextPreview)

/** Rich text: its preview, until the code of its editor is there. */
export function RichTextField(props: InputProps<string> & PictureTexts) {
  const [caret, setCaret] = useState<Caret | null>(null)
  return <RichTextEditor {...props} caret={caret} onCaret={setCaret} />
}

export const ColorField = lazyComponent(colorCode)
export const ImageField = lazyComponent(imageCode)
export const ImagesField = lazyComponent(imagesCode)
export const ReferenceField = lazyComponent(referenceCode)
export const ReferencesField = lazyComponent(referencesCode)
export const ParentField = lazyComponent(parentCode)
export const TimeField = lazyComponent(timeCode)
export const PositionField = lazyComponent(positionCode)
export const RowsField = lazyComponent(rowsCode)
