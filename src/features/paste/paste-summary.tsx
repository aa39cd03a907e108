import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './paste-screen.module.css'
import type { Planned } from './plan-rows.ts'
import type { Sent } from './use-send-rows.ts'

interface PasteSummaryProps {
  readonly plans: ReadonlyMap<number, Planned>
  readonly sent: ReadonlyMap<number, Sent>
  /** Headers that match no field. */
  readonly unknown: readonly string[]
  readonly isBack: boolean
  readonly isFiltered: boolean
  readonly onFilter: (isFiltered: boolean) => void
}

/** The summary of the dry run: the number of rows by planned action, sent rows, and unknown columns. */
export function PasteSummary({ plans, sent, unknown, isBack, isFiltered, onFilter }: PasteSummaryProps) {
  const t = useText()
  const count = (action: Planned['action']) =>
    [...plans.values()].filter((planned) => planned.action === action).length
  const outcomes = [...sent.values()]
  const failed = outcomes.filter(({ status }) => status === 'failed').length
  const wrong = count('refused') + failed
  return (
    <div className={classes.summary}>
      <output className={classes.counts}>
        {plans.size === 0
          ? t('Đang so với danh sách đang có…')
          : t('{create} mới · {update} cập nhật · {same} không đổi · {refused} cần sửa', {
              create: count('create'),
              update: count('update'),
              same: count('same'),
              refused: count('refused'),
            })}
        {outcomes.length > 0 &&
          ` — ${t('đã lưu {done}, chưa lưu được {failed}', { done: outcomes.length - failed, failed })}`}
      </output>
      {(wrong > 0 || isFiltered) && (
        <Button variant="default" size="xs" aria-pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
          {isFiltered ? t('Xem tất cả các dòng') : t('Chỉ xem dòng cần sửa')}
        </Button>
      )}
      {unknown.length > 0 && (
        <span className={classes.note}>
          {t('Cột chưa nhận ra nên bỏ qua: {columns}.', { columns: unknown.join(', ') })}
        </span>
      )}
      {isBack && <span className={classes.note}>{t('Đây là bảng bạn dán lần trước, chưa gửi xong.')}</span>}
    </div>
  )
}
