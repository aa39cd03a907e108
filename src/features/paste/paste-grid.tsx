import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import visually from '#kit/visually-hidden.module.css'
import { StateMark, StateReason } from '#screens/changes/state-mark.tsx'
import { PasteCell } from './paste-cell.tsx'
import classes from './paste-grid.module.css'
import type { PasteColumn, PasteRow } from './paste-row.ts'

interface PasteGridProps {
  readonly label: string
  readonly columns: readonly PasteColumn[]
  readonly rows: readonly PasteRow[]
  /** True while rows are being sent. */
  readonly isLocked: boolean
  readonly onCell: (key: number, name: string, text: string) => void
  /** Called when a table is pasted at a cell. */
  readonly onTable: (key: number, name: string, text: string) => void
  readonly onRemove: (key: number) => void
}

/** A grid with the keys of a spreadsheet: arrows, Enter, Tab, and tables that are pasted at a cell. */
export function PasteGrid({
  label: title,
  columns,
  rows,
  isLocked,
  onCell,
  onTable,
  onRemove,
}: PasteGridProps) {
  const t = useText()
  return (
    <div className={classes.scroll}>
      <table className={classes.grid} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Dòng')}</th>
            <th scope="col">{t('Kết quả')}</th>
            {columns.map(({ name, label, isNumber, longest }) => (
              <th key={name} scope="col" data-number={isNumber || undefined} data-longest={longest}>
                <span className={classes.label}>{label}</span>
              </th>
            ))}
            <th scope="col">
              <span className={visually.hidden}>{t('Thao tác')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, line, cells, planned, errors, notes, state }) => (
            <tr key={key}>
              <th scope="row">{line}</th>
              <td className={classes.sign}>
                <StateMark state={state} />
                <StateReason state={state} />
              </td>
              {columns.map((column) => (
                <PasteCell
                  key={column.name}
                  column={column}
                  line={line}
                  text={cells[column.name]}
                  planned={planned[column.name]}
                  error={errors[column.name]}
                  note={notes[column.name]}
                  isLocked={isLocked}
                  onText={(text) => onCell(key, column.name, text)}
                  onTable={(text) => onTable(key, column.name, text)}
                />
              ))}
              <td className={classes.remove}>
                <ActionIcon
                  size={28}
                  aria-label={t('Bỏ dòng {line}', { line })}
                  disabled={isLocked}
                  onClick={() => onRemove(key)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
