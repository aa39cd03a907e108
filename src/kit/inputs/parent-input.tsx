import { useText } from '#hooks/use-text.ts'
import { ReferenceInput, type ReferenceInputProps } from './reference-input.tsx'

/** Picks the record above this one in their tree; options come in the tree's order with their depth; '' is the top. */
export function ParentInput(props: ReferenceInputProps) {
  const t = useText()
  return <ReferenceInput {...props} placeholder={props.placeholder ?? t('Cấp cao nhất')} />
}
