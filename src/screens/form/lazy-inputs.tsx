import { useState } from 'react'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { box } from '#kit/rich-text/box.ts'
import type { EarlyEdit } from '#kit/rich-text/early-edit.ts'
import { untilReplaceable } from './composition.ts'
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

const RichTextEditor = lazyComponent(richTextCode, RichTextPreview, untilReplaceable)

/** Rich text: it is painted and can be edited at once; the editor takes over when its code is there. */
export function RichTextField(props: InputProps<string> & PictureTexts) {
  const [early] = useState(() => box<EarlyEdit | null>(null))
  // The form passes the typed value to its next render: an undo in the editor leads back to the first one.
  const [initial = ''] = useState(props.defaultValue)
  return <RichTextEditor {...props} defaultValue={initial} early={early} />
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
