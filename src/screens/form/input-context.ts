import type { FieldOfKind, Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { ValueByKind } from '#descriptor/value.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'

/** The arguments for rendering an input besides its own props. */
export interface InputContext<K extends Kind> {
  readonly field: FieldOfKind<K>
  readonly props: InputProps<ValueByKind[K]>
  /** The resource of the form, and the id of its record; '' for a new one. */
  readonly resource: Resource
  readonly id: string
  /** The current values of the form. */
  readonly currentValues: () => Readonly<Record<string, unknown>>
  readonly t: Translate
}
