import { ActionIcon, Divider, Fieldset, Group, Radio, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { type ListTable, labelOf } from '#kit/list/list-table.ts'

export interface SortChoiceProps {
  readonly table: ListTable<Row>
  /** Whether the list has the order that it opens with, and its restoration. */
  readonly isUsualOrder: boolean
  readonly onUsualOrder: () => void
}

/** The order of a list, by any field that the back-end can sort by; pressing the chosen one reverses it. */
export function SortChoice({ table, isUsualOrder, onUsualOrder }: SortChoiceProps) {
  const t = useText()
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort())
  return (
    <Fieldset legend={t('Sắp xếp')}>
      <Stack gap={4}>
        <Radio name="sort" label={t('Thứ tự mặc định')} checked={isUsualOrder} onChange={onUsualOrder} />
        {sortable.map((column) => {
          const label = labelOf(column)
          const sorted = !isUsualOrder && column.getIsSorted()
          const isDescending = sorted === 'desc'
          const Arrow = isDescending ? IconArrowDown : IconArrowUp
          return (
            <Group key={column.id} gap={4} wrap="nowrap">
              <Radio
                flex={1}
                name="sort"
                label={label}
                checked={sorted !== false}
                onChange={() => column.toggleSorting(false)}
              />
              {sorted && (
                <ActionIcon
                  size={24}
                  aria-pressed={isDescending}
                  aria-label={t('Giảm dần: {label}', { label })}
                  onClick={() => column.toggleSorting(!isDescending)}
                >
                  <Arrow size={16} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          )
        })}
      </Stack>
      <Divider mt={8} />
    </Fieldset>
  )
}
