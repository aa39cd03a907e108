import classes from './inputs.module.css'
import { createValue, type ReferenceOption } from './reference-option.ts'

/** The label of an option with its branch of the tree, indented by its depth; the create option is marked for the style sheet. */
export function PickerOption({ option }: { readonly option: ReferenceOption }) {
  return (
    <span
      data-create={option.value === createValue || undefined}
      style={{ paddingInlineStart: (option.depth ?? 0) * 16 }}
    >
      {option.label}
      {option.branch && <small className={classes.branch}>{option.branch}</small>}
    </span>
  )
}
