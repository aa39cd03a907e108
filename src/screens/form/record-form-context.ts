import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { Caret } from '#kit/caret.ts'
import type { Text } from '#text/text.ts'

export interface RecordFormProps {
  readonly resource: Resource
  readonly record: Row | null
  readonly initialValues: Readonly<Record<string, unknown>>
  /** A drawer is too narrow for a side column. */
  readonly isNarrow?: boolean
  /** The field that has the focus at first. */
  readonly focusField?: string | undefined
  /** Where the user was typing in the form that this one replaces; it goes before `focusField`. */
  readonly caret?: Caret | undefined
  /** Called after a save unless a field was changed since; the form itself keeps the saved values. */
  readonly onSaved?: (row: Row | null) => void
  /** The next step, shown after the message of a save if `onSaved` gets its record; the next save removes it. */
  readonly afterSave?: Text
  /** Called when a save was refused, or failed. */
  readonly onFailed?: () => void
  /** Called with the number of fields that closing the form would lose. */
  readonly onTyped?: (count: number) => void
  /** Rendered above the fields. */
  readonly children?: ReactNode
}

/**
 * The form component, for a field that creates a record of another entity in place: an import would be a
 * cycle, because the form renders that field. The default renders nothing.
 */
export const RecordFormContext = createContext<{ readonly RecordForm: ComponentType<RecordFormProps> }>({
  RecordForm: () => null,
})
