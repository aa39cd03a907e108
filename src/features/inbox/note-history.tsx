import { noteEntries } from '#hooks/notes/note-lines.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './reading-pane.module.css'

/** The remarks of the staff, oldest first. */
export function NoteHistory({ note }: { readonly note: string }) {
  const t = useText()
  const entries = noteEntries(note)
  if (entries.length === 0) return null
  return (
    <ol className={classes.notes} aria-label={t('Ghi chú của nhân viên')}>
      {entries.map(({ at, by, text }, index) => (
        <li key={index}>
          {by !== '' && <b>{by}</b>}
          {at !== '' && <time>{at}</time>}
          <span className={classes.remark}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
