import { Text } from '@mantine/core'
import { type KeyboardEvent, useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './paste-grid.module.css'
import type { PasteColumn } from './paste-row.ts'

interface PasteCellProps {
  readonly column: PasteColumn
  readonly line: number
  /** undefined if the pasted table has no value for this field. */
  readonly text: string | undefined
  /** The text of the value that the record will have. */
  readonly planned: string | undefined
  readonly error: string | undefined
  readonly note: string | undefined
  readonly isLocked: boolean
  readonly onText: (text: string) => void
  readonly onTable: (text: string) => void
}

/** The letters that half the width of a phone shows. */
const halfLine = 16

/** A cell: the pasted text, and its error below. */
export function PasteCell(props: PasteCellProps) {
  const { column, line, text, planned, error, note, isLocked, onText, onTable } = props
  const t = useText()
  const id = useId()
  return (
    <td data-label={column.label} data-long={column.longest.length > halfLine || undefined}>
      <input
        className={classes.cell}
        aria-label={t('{column}, dòng {line}', { column: column.label, line })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        data-number={column.isNumber || undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={isLocked}
        value={text ?? ''}
        placeholder={planned}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={moveInGrid}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (isLocked || !/[\t\n]/.test(pasted.trimEnd())) return
          event.preventDefault()
          onTable(pasted)
        }}
      />
      {error !== undefined && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
      {error === undefined && note !== undefined && (
        <Text c="var(--ben-warn)" fz="xs" px={8} pb={4}>
          {note}
        </Text>
      )}
    </td>
  )
}

/**
 * Moves between cells: up and down by arrows and Enter (up with Shift), sideways if the cursor is at the edge
 * of the text.
 */
function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: cell, key, shiftKey } = event
  if (event.nativeEvent.isComposing) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = stepOf(key, shiftKey, cell)
  if (!step) return
  const rows = [...(cell.closest('tbody')?.rows ?? [])].map((row) => [...row.querySelectorAll('input')])
  const at = rows.findIndex((row) => row.includes(cell))
  const next = rows[at + step.down]?.[(rows[at]?.indexOf(cell) ?? 0) + step.right]
  if (!next && key !== 'Enter') return
  event.preventDefault()
  next?.focus()
  next?.select()
}

interface Step {
  readonly down: number
  readonly right: number
}

function stepOf(
  key: string,
  isShifted: boolean,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
): Step | null {
  if (key === 'Enter') return { down: isShifted ? -1 : 1, right: 0 }
  if (isShifted) return null
  if (key === 'ArrowDown') return { down: 1, right: 0 }
  if (key === 'ArrowUp') return { down: -1, right: 0 }
  // A cell that was just focused has its whole text selected; the arrows then move to the next cell.
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowRight' && (isWhole || selectionStart === value.length)) return { down: 0, right: 1 }
  if (key === 'ArrowLeft' && (isWhole || selectionEnd === 0)) return { down: 0, right: -1 }
  return null
}
