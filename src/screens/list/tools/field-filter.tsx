import '@mantine/core/styles/Fieldset.layer.css'
import { Checkbox, Fieldset, SimpleGrid, Stack } from '@mantine/core'
import type { Field } from '#descriptor/field.ts'
import {
  conditionsOf,
  type FilterValue,
  joined,
  parseFilter,
  writeFilter,
  writePrefixed,
} from '#descriptor/filters/filter-value.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { type FilterOption, filterControl } from './filter-options.ts'
import { hasValues, stateFilterWords, type Word, WordButtons } from './filter-parts.tsx'
import { RangeFilters } from './range-filter.tsx'
import { ReferenceFilter } from './reference-filter.tsx'
import type { SetFilter } from './state-filter.ts'
import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { StateWord } from '#kit/state-word.tsx'
import { useResource } from '#screens/resource-context.ts'

interface FieldFilterProps {
  readonly name: string
  /** The filter as the address has it; '' for none. */
  readonly text: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onFilter: SetFilter
}

/** The filter of a field: options, the records of another resource in a fold, ranges, or only whether it is empty. */
export function FieldFilter({ name, text, isOpen, onOpen, onFilter }: FieldFilterProps) {
  const resource = useResource()
  const t = useText()
  const field = fieldOf(resource, name)
  const control = filterControl(field, t)
  if (!control) return null
  const label = t(field.label)
  const filter = parseFilter(field, text)
  const values = conditionsOf(filter).find(hasValues)?.values ?? []
  // No list call has a value of another field: with a prefix it is none that is sent.
  const isNamed = resource.list.filters?.includes(name)
  const write = (next: FilterValue | undefined) => (next ? (isNamed ? writeFilter : writePrefixed)(next) : '')
  // By the latest filter: a second press may come before the first one is rendered.
  const toggle = (value: string) => onFilter(name, (latest) => write(withToggled(field, latest, value)))
  const words = stateFilterWords(field, { filter, t, onChoose: (next) => onFilter(name, write(next)) })
  if (control.kind === 'reference') {
    return (
      <ReferenceFilter
        target={control.target}
        name={name}
        label={label}
        filter={filter}
        isOpen={isOpen}
        onOpen={onOpen}
        onChoose={toggle}
      >
        <WordButtons words={words} />
      </ReferenceFilter>
    )
  }
  const options = (all: readonly FilterOption[]) =>
    withUnknown(all, values.slice(0, 1)).map(({ value, label: word }): Word => {
      const isChosen = value === values[0]
      const next: FilterValue = { kind: 'values', values: [value] }
      return {
        key: value,
        label: word,
        isChosen,
        onPress: () => onFilter(name, write(isChosen ? undefined : next)),
      }
    })
  return (
    <Fieldset legend={label} data-filter={name}>
      <Stack gap="xs">
        {control.kind === 'options' && <WordButtons words={options(control.options)} />}
        {control.kind === 'choices' && (
          <ChoiceChecks options={control.options} values={values} onToggle={toggle} />
        )}
        {control.kind === 'range' && (
          <RangeFilters field={field} name={name} text={text} onFilter={onFilter} />
        )}
        <WordButtons words={words} />
      </Stack>
    </Fieldset>
  )
}

/** A filter with a value added to its values, or taken away; a filter by the state of the field is replaced. */
function withToggled(field: Field, text: string, value: string): FilterValue | undefined {
  const conditions = conditionsOf(parseFilter(field, text))
  const chosen = conditions.find(hasValues) ?? { kind: 'values' as const, values: [] }
  const isChosen = chosen.values.includes(value)
  const values = isChosen ? chosen.values.filter((one) => one !== value) : [...chosen.values, value]
  if (values.length === 0) return undefined
  const others = conditions.length > 1 ? conditions.filter((one) => !hasValues(one)) : []
  return joined([{ ...chosen, values }, ...others])
}

interface ChoiceChecksProps {
  readonly options: readonly FilterOption[]
  readonly values: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Options of which several can be chosen, states as their tinted words. */
function ChoiceChecks({ options, values, onToggle }: ChoiceChecksProps) {
  return (
    <SimpleGrid cols={2} spacing="xs" verticalSpacing={4}>
      {withUnknown(options, values).map(({ value, label, tint }) => (
        <Checkbox
          key={value}
          label={tint ? <StateWord label={label} tint={tint} /> : label}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </SimpleGrid>
  )
}

/** Options with the chosen values of an old link that are options no more, so that they can be removed. */
function withUnknown(options: readonly FilterOption[], chosen: readonly string[]): readonly FilterOption[] {
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value))
  return [...options, ...unknown.map((value) => ({ value, label: value }))]
}
