import { Button, Group, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Field } from '#descriptor/field.ts'
import { filteringOf } from '#descriptor/filters/filter-text.ts'
import {
  conditionsOf,
  type FilterCondition,
  type FilterValue,
  joined,
} from '#descriptor/filters/filter-value.ts'
import type { Translate } from '#hooks/use-text.ts'
import classes from './filter-chips.module.css'
import { mayBeEmpty } from './filter-options.ts'

interface WordButtonsProps {
  readonly words: readonly Word[]
}

/** A word that is chosen by a press. */
export interface Word {
  readonly key: string
  readonly label: string
  /** Undefined for a word that only acts. */
  readonly isChosen?: boolean
  readonly onPress: () => void
}

/** Words in a line, each of which sets a part of a filter. */
export function WordButtons({ words }: WordButtonsProps) {
  return (
    words.length > 0 && (
      <Group gap={6}>
        {words.map(({ key, label, isChosen, onPress }) => (
          <Button
            key={key}
            variant={isChosen ? 'light' : 'default'}
            size="compact-md"
            radius="xl"
            fw={400}
            bd={isChosen ? '1px solid var(--ben-accent)' : undefined}
            aria-pressed={isChosen}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Group>
    )
  )
}

interface Choosing {
  readonly filter: FilterValue | undefined
  readonly onChoose: (filter: FilterValue | undefined) => void
  readonly t: Translate
}

/** The words of a filter beside its values: their opposite, empty fields as well, and empty or filled fields alone. */
export function stateFilterWords(field: Field, { filter, onChoose, t }: Choosing): readonly Word[] {
  const conditions = conditionsOf(filter)
  const values = conditions.find(hasValues)
  const isEmptyToo = filter?.kind === 'any' && conditions.some(({ kind }) => kind === 'empty')
  const others = conditions.filter(({ kind }) => kind !== 'empty')
  const hasState = filter?.kind === 'empty' || filter?.kind === 'filled'
  const canBeEmpty = mayBeEmpty(field) || hasState
  const words: Word[] = []
  if (values && filteringOf(field) !== 'toggle') {
    const isNot = values.kind === 'not'
    const opposite = { kind: isNot ? 'values' : 'not', values: values.values } as const
    words.push({
      key: 'not',
      label: t('Không phải những mục này'),
      isChosen: isNot,
      // Without the values, records without a value are among the others.
      onPress: () => onChoose(opposite),
    })
  }
  if (canBeEmpty && filter && !hasState && values?.kind !== 'not')
    words.push({
      key: 'or empty',
      label: t('Hoặc trống'),
      isChosen: isEmptyToo,
      onPress: () => onChoose(joined(isEmptyToo ? others : [...others, { kind: 'empty' }])),
    })
  if (!canBeEmpty) return words
  const state = (kind: 'empty' | 'filled', label: string): Word => {
    const isChosen = filter?.kind === kind
    return { key: kind, label, isChosen, onPress: () => onChoose(isChosen ? undefined : { kind }) }
  }
  return [...words, state('empty', t('Trống')), state('filled', t('Không trống'))]
}

/** Whether a condition has values, chosen or excluded. */
export function hasValues(
  condition: FilterCondition,
): condition is Extract<FilterCondition, { readonly values: readonly string[] }> {
  return 'values' in condition
}

interface FilterFoldProps extends Pick<ComponentProps<typeof Button<'button'>>, 'ref' | 'aria-label'> {
  readonly label: string
  /** The chosen values, shown at the end of the button. */
  readonly chosen?: ReactNode
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The button that shows and hides a part of the filters. */
export function FilterFold({ label, chosen, isOpen, onOpen, ...rest }: FilterFoldProps) {
  const Sign = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Button
      variant="subtle"
      color="gray"
      c="inherit"
      fw={400}
      fullWidth
      px={0}
      styles={{ label: { flex: 1 } }}
      rightSection={<Sign size={16} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      {...rest}
    >
      <span>{label}</span>
      <Text span className={classes.text} truncate flex={1} ml="sm" ta="end" c="var(--ben-chosen-text)">
        {chosen}
      </Text>
    </Button>
  )
}
