import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'

export interface RecordFormProps {
  readonly resource: Resource
  readonly record: Row | null
  readonly start: Readonly<Record<string, unknown>>
  /** A drawer is too narrow for a side column. */
  readonly isNarrow?: boolean
  /** After a save with nothing typed since; the form itself stays as saved. */
  readonly onSaved?: (row: Row | null) => void
  /** Hears how many fields would be lost if the form went away now. */
  readonly onTyped?: (count: number) => void
  /** Stands above the fields. */
  readonly children?: ReactNode
}

/**
 * The form component, for a field that creates a record of another entity in place: importing it there would be a
 * cycle, because the form draws that field. Outside a form it draws nothing.
 */
export const RecordFormContext = createContext<{ readonly RecordForm: ComponentType<RecordFormProps> }>({
  RecordForm: () => null,
})
