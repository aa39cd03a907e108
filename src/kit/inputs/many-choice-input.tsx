import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { optionLabel } from '#kit/option-label.ts'
import { fieldProps, type InputProps } from './input-props.tsx'

interface ManyChoiceInputProps extends InputProps<readonly string[]> {
  /** Stored value → label. */
  readonly options: Readonly<Record<string, string>>
  /** Labels of values that are no longer offered. */
  readonly legacyOptions?: Readonly<Record<string, string>>
}

const NONE: readonly string[] = []

/** Several of a few options, as checkboxes. A stored value that is no longer offered stays checked. */
export function ManyChoiceInput({ options, legacyOptions = {}, ...props }: ManyChoiceInputProps) {
  const { defaultValue = NONE, onChange } = props
  const legacy = defaultValue.filter((value) => !Object.hasOwn(options, value))
  const all = [
    ...Object.entries(options),
    ...legacy.map((value) => [value, optionLabel(legacyOptions, value)] as const),
  ]
  const { label, description, required, error, readOnly, onBlur, onFocus } = fieldProps(props)
  return (
    <Checkbox.Group
      label={label}
      description={description}
      required={required}
      error={error}
      defaultValue={[...defaultValue]}
      {...(onChange && { onChange })}
    >
      <SimpleGrid minColWidth="11rem" spacing="md" verticalSpacing={0}>
        {all.map(([value, title], index) => (
          <Checkbox
            key={value}
            value={value}
            label={title}
            disabled={readOnly}
            onBlur={onBlur}
            onFocus={onFocus}
            data-path={index === 0 ? props['data-path'] : undefined}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
