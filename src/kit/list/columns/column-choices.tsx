import '#kit/choice-styles.css'
import '@mantine/core/styles/Fieldset.layer.css'
import { ActionIcon, Button, Checkbox, Divider, Fieldset, Group, Radio, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { columnLabel, type Density, type ListTable } from '#kit/list/list-table.ts'

export interface ColumnChoicesProps
  extends SortChoiceProps,
    Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'label' | 'onClose'> {
  /** Restores the usual columns and widths; undefined where they are shown. */
  readonly onReset: (() => void) | undefined
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** The columns menu: visible columns in their order, the other fields, the order and the row height. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { table, onReset, density, onDensity, anchor, label, onClose } = props
  const t = useText()
  const densities = { normal: t('Thoáng'), compact: t('Gọn') }
  const columns = table.getAllLeafColumns()
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      <Stack gap={8} p={8} miw="15rem">
        {columns.some((column) => column.getCanSort()) && <SortChoice {...props} />}
        <Fieldset legend={t('Độ cao dòng')}>
          <Stack gap={4}>
            {(['normal', 'compact'] as const).map((one) => (
              <Radio
                key={one}
                name="density"
                label={densities[one]}
                checked={density === one}
                onChange={() => onDensity(one)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Divider />
        <Fieldset legend={t('Cột')}>
          <ShownColumns table={table} />
          <Stack gap={4} mt={4}>
            {columns
              .filter((column) => !column.getIsVisible())
              .map((column) => (
                <Checkbox
                  key={column.id}
                  label={columnLabel(column)}
                  checked={false}
                  onChange={() => column.toggleVisibility()}
                />
              ))}
          </Stack>
        </Fieldset>
        {onReset && (
          <Button variant="subtle" onClick={onReset}>
            {t('Về cột mặc định')}
          </Button>
        )}
      </Stack>
    </AnchoredPopover>
  )
}

/** The visible columns: each can be hidden, and moved by dragging its handle or with the arrow keys. */
function ShownColumns({ table }: { readonly table: ListTable<Row> }) {
  const t = useText()
  const [lead, ...columns] = table.getVisibleLeafColumns()
  const move = (id: string, to: number) => {
    const index = Math.min(columns.length - 1, Math.max(0, to))
    if (columns[index]?.id === id || !lead) return
    const others = columns.map((column) => column.id).filter((one) => one !== id)
    table.setColumnOrder([lead.id, ...others.toSpliced(index, 0, id)])
  }
  const { listProps, dragged, grab } = useColumnDrag(move)
  const press = (event: KeyboardEvent, key: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(key, columns.findIndex(({ id }) => id === key) + step)
  }
  return (
    <Stack component="ul" gap={4} {...listProps}>
      {columns.map((column) => {
        const { id: key } = column
        const label = columnLabel(column)
        return (
          <Group
            key={key}
            component="li"
            gap={4}
            wrap="nowrap"
            bdrs="sm"
            bg={key === dragged ? 'var(--ben-chosen)' : undefined}
          >
            <Checkbox flex={1} label={label} checked onChange={() => column.toggleVisibility()} />
            <ActionIcon
              size={24}
              style={{ cursor: 'grab', touchAction: 'none' }}
              aria-label={t('Dời cột {label}', { label })}
              data-tip={t('Kéo, hoặc bấm ↑ ↓ để đổi chỗ')}
              onKeyDown={(event) => press(event, key)}
              onPointerDown={(event) => grab(key, event)}
            >
              <IconGripVertical size={16} aria-hidden />
            </ActionIcon>
          </Group>
        )
      })}
    </Stack>
  )
}

/** Moves the items of a list by dragging their handles; `move` is called with the index below the pointer. */
function useColumnDrag(move: (key: string, to: number) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = () => setDragged(null)
  const grab = (key: string, { button, pointerId }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    // The list: an item that is moved in the document loses the pointer.
    list.current?.setPointerCapture(pointerId)
    setDragged(key)
  }
  const listProps = {
    ref: list,
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const items = [...(list.current?.children ?? [])]
      if (dragged === null || items.length === 0) return
      const index = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
      move(dragged, index === -1 ? items.length - 1 : index)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
  return { listProps, dragged, grab }
}

interface SortChoiceProps {
  readonly table: ListTable<Row>
  /** Whether the list has the order that it opens with, and its restoration. */
  readonly isUsualOrder: boolean
  readonly onUsualOrder: () => void
}

/** The order of a list, by any field that the back-end can sort by; pressing the chosen one reverses it. */
function SortChoice({ table, isUsualOrder, onUsualOrder }: SortChoiceProps) {
  const t = useText()
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort())
  return (
    <Fieldset legend={t('Sắp xếp')}>
      <Stack gap={4}>
        <Radio name="sort" label={t('Thứ tự mặc định')} checked={isUsualOrder} onChange={onUsualOrder} />
        {sortable.map((column) => {
          const label = columnLabel(column)
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
