import { useId } from 'react'
import { useText } from '#hooks/use-text.ts'
import { moveInGrid } from './move-in-grid.ts'
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
  readonly isLocked: boolean
  readonly onText: (text: string) => void
  readonly onTable: (text: string) => void
}

/** The letters that half the width of a phone shows. */
const halfLine = 16

/** A cell: the pasted text, and its error below. */
export function PasteCell({ column, line, text, planned, error, isLocked, onText, onTable }: PasteCellProps) {
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
    </td>
  )
}
