import { ActionIcon, Checkbox, Group, Stack } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { type ListTable, labelOf } from '#kit/list/list-table.ts'

/** The visible columns: each can be hidden, and moved by dragging its handle or with the arrow keys. */
export function ShownColumns({ table }: { readonly table: ListTable<Row> }) {
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
        const label = labelOf(column)
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
