import '@mantine/core/styles/Fieldset.layer.css'
import { Fieldset, Group, Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { Referable } from '#descriptor/field.ts'
import { conditionsOf, type FilterValue } from '#descriptor/filters/filter-value.ts'
import { useName } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import { RecordLabel, RecordLabels } from '#screens/list/cell-of-kind.tsx'
import { RecordChoices } from '#screens/list/reference-options.tsx'
import { resourceOf } from '#screens/resources-context.ts'
import { BranchNote, FilterChip } from './filter-chip.tsx'
import { FilterFold, hasValues } from './filter-parts.tsx'

interface ReferenceFilterProps {
  readonly target: Referable
  readonly name: string
  readonly label: string
  readonly filter: FilterValue | undefined
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Called with a record that is pressed, whether it is chosen or not. */
  readonly onChoose: (id: string) => void
  /** The options for records without a value. */
  readonly children: ReactNode
}

/** The records of another resource in a fold, of which several can be chosen; the chosen ones are chips above them. */
export function ReferenceFilter(props: ReferenceFilterProps) {
  const { target, name, label, filter, isOpen, onOpen, onChoose, children } = props
  const t = useText()
  const fold = useRef<HTMLButtonElement>(null)
  const chipRow = useRef<HTMLDivElement>(null)
  const remove = (id: string, at: number) => {
    const buttons = [...(chipRow.current?.querySelectorAll('button') ?? [])]
    ;(buttons[at + 1] ?? buttons[at - 1] ?? fold.current)?.focus()
    onChoose(id)
  }
  const conditions = conditionsOf(filter)
  const chosen = conditions.find(hasValues)
  const ids = chosen?.values ?? []
  return (
    <Fieldset aria-label={label} data-filter={name}>
      <FilterFold
        ref={fold}
        label={label}
        chosen={
          <>
            {ids.length > 0 && !isOpen && chosen?.kind === 'not' && <span>{`${t('không phải')} `}</span>}
            {ids.length > 0 && !isOpen && <RecordLabels target={target} ids={ids} />}
            {ids.length > 0 && isOpen && <span>{t('Đã chọn {n}', { n: ids.length })}</span>}
            {ids.length > 0 && !isOpen && <BranchNote target={target} ids={ids} />}
            {filter?.kind === 'empty' && <span>{t('Trống')}</span>}
            {filter?.kind === 'filled' && <span>{t('Không trống')}</span>}
          </>
        }
        isOpen={isOpen}
        onOpen={onOpen}
        aria-label={filter ? undefined : label}
      />
      {isOpen && (
        <Stack gap="xs">
          {ids.length > 0 && (
            <Group ref={chipRow} gap={6}>
              {ids.map((id, at) => (
                <RecordChip key={id} target={target} id={id} onRemove={() => remove(id, at)} />
              ))}
            </Group>
          )}
          {children}
          <RecordChoices resource={resourceOf(target)} label={label} chosen={ids} onChoose={onChoose} />
        </Stack>
      )}
    </Fieldset>
  )
}

interface RecordChipProps {
  readonly target: Referable
  readonly id: string
  readonly onRemove: () => void
}

function RecordChip({ target, id, onRemove }: RecordChipProps) {
  const t = useText()
  const name = useName(resourceOf(target), id)
  const label = typeof name === 'object' ? name.label : ''
  const text =
    name === 'gone' ? t('Đã xóa') : name === 'failed' ? t('Chưa tải được tên') : label || t('Chưa có tên')
  return (
    <FilterChip removeLabel={t('Bỏ chọn {name}', { name: text })} onRemove={onRemove}>
      <RecordLabel target={target} id={id} />
      <BranchNote target={target} ids={[id]} />
    </FilterChip>
  )
}
