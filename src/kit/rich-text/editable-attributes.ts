import type { TextIds } from './rich-text-wrapper.tsx'

interface Editable extends TextIds {
  readonly isRequired: boolean
  readonly isWrong: boolean
  readonly path: string | undefined
}

/** The attributes of the editable element of a text, for screen readers and for the form's search for its first error. */
export function editableAttributes(editable: Editable): Record<string, string> {
  const { labelledBy, describedBy, isRequired, isWrong, path } = editable
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(isRequired ? { 'aria-required': 'true' } : {}),
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
    ...(path ? { 'data-path': path } : {}),
  }
}
