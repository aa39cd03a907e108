import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { StateWord } from '#kit/state-word.tsx'
import type { FilterOption } from './filter-options.ts'
import { withUnknown } from './with-unknown.ts'

interface ChoiceChecksProps {
  readonly options: readonly FilterOption[]
  readonly values: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Options of which several can be chosen, states as their tinted words. */
export function ChoiceChecks({ options, values, onToggle }: ChoiceChecksProps) {
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
