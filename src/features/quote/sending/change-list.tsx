import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './change-list.module.css'
import type { LineChange } from './merge-message.ts'

interface ChangeListProps {
  /** The id of the heading, which describes the marks in the message. */
  readonly id: string
  readonly changes: readonly LineChange[]
  /** Takes the generated line in place of the edited one. */
  readonly onTake: (change: LineChange) => void
  /** Without a change all are seen. */
  readonly onSeen: (change?: LineChange) => void
}

/** The lines of an edited message that new prices have changed, or would change. */
export function ChangeList({ id, changes, onTake, onSeen }: ChangeListProps) {
  const t = useText()
  const plain = (line: string) => line.replace(/^• /, '')
  return (
    <section className={classes.changes} aria-label={t('Giá mới trong lời nhắn')}>
      <div className={classes.head}>
        <strong id={id}>
          {t('Giá mới đã đổi {count} dòng, chữ bạn sửa vẫn giữ', { count: changes.length })}
        </strong>
        <Button variant="subtle" onClick={() => onSeen()}>
          {t('Đã xem')}
        </Button>
      </div>
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.key} data-own={change.own !== undefined || undefined}>
            {change.before !== '' && <del>{plain(change.own ?? change.before)}</del>}
            {change.after !== '' && <ins>{plain(change.after)}</ins>}
            {change.own !== undefined && (
              <span className={classes.choice}>
                {t('Dòng bạn sửa tay đang giữ nguyên.')}
                <Button variant="subtle" onClick={() => onTake(change)}>
                  {t('Dùng dòng mới')}
                </Button>
                <Button variant="subtle" onClick={() => onSeen(change)}>
                  {t('Giữ dòng của tôi')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
