import { useText } from '#hooks/use-text.ts'
import type { RelationLine } from './relation-lines.ts'
import { RelationsBox } from './relations-box.tsx'
import classes from './relations-note.module.css'

interface RelationsNoteProps {
  readonly lines: readonly RelationLine[]
  readonly onFollow: () => void
}

/** The relations of the records in a dialog; the dialog does not wait for them. */
export function RelationsNote({ lines, onFollow }: RelationsNoteProps) {
  const t = useText()
  if (lines.length === 0) return null
  return (
    <div className={classes.note} aria-live="polite">
      <strong>{t('Đang được dùng ở')}</strong>
      <RelationsBox lines={lines} isFresh onFollow={onFollow} />
    </div>
  )
}
