import { createValue, type ReferenceOption } from './reference-option.ts'

/** The words of an option, indented by its depth; the way to a new record is marked for its place. */
export function OptionWords({ option }: { readonly option: ReferenceOption }) {
  return (
    <span
      data-create={option.value === createValue || undefined}
      style={{ paddingInlineStart: (option.depth ?? 0) * 16 }}
    >
      {option.label}
    </span>
  )
}
