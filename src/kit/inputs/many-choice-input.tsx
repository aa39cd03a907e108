import '#kit/input-styles.css'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { optionLabel } from '#kit/option-label.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'

interface ManyChoiceInputProps extends InputProps<readonly string[]> {
  /** Stored value → label. */
  readonly options: Readonly<Record<string, string>>
  /** Labels of values that are no longer offered. */
  readonly legacyOptions?: Readonly<Record<string, string>>
}

const NONE: readonly string[] = []

/** Several of a few options, as checkboxes. A stored value that is no longer offered stays checked. */
export function ManyChoiceInput({ options, legacyOptions, ...props }: ManyChoiceInputProps) {
  const stored = props.defaultValue ?? NONE
  const legacy = stored.filter((value) => !Object.hasOwn(options, value))
  const all = [
    ...Object.entries(options),
    ...legacy.map((value) => [value, optionLabel(legacyOptions ?? {}, value)] as const),
  ]
  const { placeholder: _, name: __, 'data-path': path, ...groupProps } = fieldProps(props)
  return (
    <Checkbox.Group
      {...groupProps}
      defaultValue={[...stored]}
      onChange={(values: string[]) => props.onChange?.(values)}
    >
      <div className={classes.checks}>
        {all.map(([value, label], index) => (
          <Checkbox
            key={value}
            value={value}
            label={label}
            disabled={props.readOnly}
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
