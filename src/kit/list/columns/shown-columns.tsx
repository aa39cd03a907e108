import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { KeyboardEvent } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './column-choices.module.css'
import type { ColumnOption } from './column-option.ts'
import { moveKey } from './move-key.ts'
import { useColumnDrag } from './use-column-drag.ts'

interface ShownColumnsProps {
  /** The visible columns, in their order. */
  readonly columns: readonly ColumnOption[]
  readonly onShown: (keys: readonly string[]) => void
}

/** The visible columns: each can be hidden, and moved by dragging its handle or with the arrow keys. */
export function ShownColumns({ columns, onShown }: ShownColumnsProps) {
  const t = useText()
  const keys = columns.map(({ key }) => key)
  const move = (key: string, to: number) => onShown(moveKey(keys, key, to))
  const { list, dragged, handleProps } = useColumnDrag(move)
  const press = (event: KeyboardEvent, key: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(key, keys.indexOf(key) + step)
  }
  return (
    <ul ref={list} className={classes.shown}>
      {columns.map(({ key, label }) => (
        <li key={key} className={classes.line} data-dragged={key === dragged || undefined}>
          <label>
            <input type="checkbox" checked onChange={() => onShown(keys.filter((one) => one !== key))} />
            {label}
          </label>
          <button
            type="button"
            className={classes.tool}
            data-grip
            aria-label={t('Dời cột {label}', { label })}
            title={t('Kéo, hoặc bấm ↑ ↓ để đổi chỗ')}
            onKeyDown={(event) => press(event, key)}
            {...handleProps(key)}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
