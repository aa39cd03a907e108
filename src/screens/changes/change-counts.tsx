import { type Translate, useText } from '#hooks/use-text.ts'
import visually from '#kit/visually-hidden.module.css'
import { formatNumber } from '#text/format.ts'
import classes from './change-counts.module.css'
import { type ChangeGroup, changeGroups } from './change-group.ts'

interface ChangeCountsProps {
  /** null while the plan is being made. */
  readonly counts: ReadonlyMap<ChangeGroup, number> | null
  /** The group whose rows are shown; null for all. */
  readonly filter: ChangeGroup | null
  readonly onFilter: (filter: ChangeGroup | null) => void
}

/** The number of rows by what happens to them, as buttons that show only these rows. */
export function ChangeCounts({ counts, filter, onFilter }: ChangeCountsProps) {
  const t = useText()
  const groups = changeGroups.filter((group) => counts?.has(group))
  const text = (group: ChangeGroup) => groupText(group, counts?.get(group) ?? 0, t)
  return (
    <div className={classes.counts}>
      <output className={counts ? visually.hidden : classes.note}>
        {counts ? groups.map(text).join(' · ') : t('Đang so với danh sách đang có…')}
      </output>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className={classes.count}
          data-group={group}
          aria-pressed={filter === group}
          onClick={() => onFilter(filter === group ? null : group)}
        >
          {text(group)}
        </button>
      ))}
      {filter && (
        <button type="button" className={classes.all} onClick={() => onFilter(null)}>
          {t('Xem tất cả các dòng')}
        </button>
      )}
    </div>
  )
}

function groupText(group: ChangeGroup, count: number, t: Translate): string {
  const n = formatNumber(count)
  const texts: Readonly<Record<ChangeGroup, () => string>> = {
    new: () => t('{n} mới', { n }),
    changed: () => t('{n} cập nhật', { n }),
    same: () => t('{n} không đổi', { n }),
    refused: () => t('{n} cần sửa', { n }),
    sending: () => t('{n} đang lưu', { n }),
    saved: () => t('{n} đã lưu', { n }),
    failed: () => t('{n} chưa lưu được', { n }),
    undone: () => t('{n} đã hoàn tác', { n }),
    kept: () => t('{n} không hoàn tác', { n }),
  }
  return texts[group]()
}
