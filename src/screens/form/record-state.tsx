import { readText } from '#descriptor/read.ts'
import { newValues, type Row, valueOf } from '#descriptor/row.ts'
import { rowStoryOf, stateOptions } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { StateWord } from '#kit/state-word.tsx'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import '#kit/input-styles.css'
import { Input } from '@mantine/core'
import { useResource } from '#screens/resource-context.ts'

interface RecordStateProps {
  /** null for a new record. */
  readonly record: Row | null
}

/** The tinted word of a record's state; nothing for a resource without one. */
export function RecordState({ record }: RecordStateProps) {
  const resource = useResource()
  const t = useText()
  const { state } = rowStoryOf(resource)
  // The initial state of a new record is news only where it is a draft.
  if (state === undefined || (record === null && state !== resource.published)) return null
  const stored = record ? valueOf(record, state) : Reflect.get(newValues(resource), state)
  if (record && stored === undefined) return cellOf(resource, record, state, t)
  const value = readText(stored)
  const option = stateOptions(resource).find((one) => one.value === value)
  return option ? <StateWord label={t(option.label)} tint={option.tint} /> : null
}

interface StateFieldProps {
  readonly record: Row | null
}

/** The state of a record that changes by publishing only, in the place of its field. */
export function StateField({ record }: StateFieldProps) {
  const t = useText()
  return (
    <Input.Wrapper label={t('Trạng thái')} labelElement="div">
      <div>
        <RecordState record={record} />
      </div>
    </Input.Wrapper>
  )
}
