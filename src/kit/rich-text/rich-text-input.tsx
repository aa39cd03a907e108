import type { RichTextInputProps } from './rich-text-props.ts'
import { RichTextVisual } from './rich-text-visual.tsx'
import { RichTextWrapper } from './rich-text-wrapper.tsx'

/** Rich text as HTML, '' for none. A text with markup that the editor would drop is first shown as HTML. */
export function RichTextInput(props: RichTextInputProps) {
  return <RichTextWrapper field={props}>{(ids) => <RichTextVisual {...props} {...ids} />}</RichTextWrapper>
}
