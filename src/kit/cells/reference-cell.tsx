import { useText } from '#hooks/use-text.ts'
import classes from './cells.module.css'
import { TextCell } from './text-cell.tsx'

/** A referenced record: its label, or why there is none; undefined while it is loading. */
export type ReferenceName = { readonly label: string } | 'gone' | 'failed' | undefined

interface ReferenceCellProps {
  readonly names: readonly ReferenceName[]
}

/** The labels of referenced records, separated by commas, without those that are still loading; never an id. */
export function ReferenceCell({ names }: ReferenceCellProps) {
  const t = useText()
  if (names.length === 0) return null
  const loaded = names.filter((name) => name !== undefined)
  if (loaded.length === 0) return <span className={classes.loading} aria-hidden />
  const text = (name: ReferenceName) => {
    if (name === 'gone') return t('Đã xóa')
    if (typeof name !== 'object') return t('Chưa tải được tên')
    return name.label || t('Chưa có tên')
  }
  return <TextCell value={loaded.map(text).join(', ')} />
}
