import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { DraftTextBox } from '#kit/draft-text-box.tsx'
import type { RenderLink } from '#kit/render-link.ts'
import classes from './draft-list.module.css'

/** The draft of a record. */
export interface DraftItem {
  readonly key: string
  /** The label of the record, or a text for a new one. */
  readonly name: string
  /** The noun of the entity, or the current label of a new record; '' if the name suffices. */
  readonly more: string
  /** The last change, ISO. */
  readonly at: string
  /** The number of fields. */
  readonly count: number
  /** The address of its form; null if that form no longer exists. */
  readonly to: string | null
  /** The values of the draft as text. */
  readonly text: string
}

interface DraftListProps {
  readonly items: readonly DraftItem[]
  readonly onDrop: (item: DraftItem) => void
  readonly renderLink: RenderLink
}

/** The drafts: each can be continued in its form, read, or discarded. */
export function DraftList({ items, onDrop, renderLink }: DraftListProps) {
  const t = useText()
  return (
    <details>
      <summary className={classes.summary}>{t('Xem từng bản nháp')}</summary>
      <ul className={classes.list} aria-label={t('Bản nháp chưa lưu')}>
        {items.map((item) => (
          <li key={item.key} className={classes.item}>
            <div className={classes.head}>
              <div className={classes.what}>
                {item.to === null ? (
                  <span className={classes.name}>{item.name}</span>
                ) : (
                  renderLink({ to: item.to, className: classes.name, children: item.name })
                )}
                <DraftDetails item={item} />
              </div>
              <Button
                size="xs"
                variant="default"
                onClick={() => onDrop(item)}
                aria-label={t('Bỏ bản nháp “{name}”', { name: item.name })}
              >
                {t('Bỏ bản nháp')}
              </Button>
            </div>
            <details>
              <summary className={classes.summary}>{t('Xem nội dung')}</summary>
              <DraftTextBox content={item.text} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}

function DraftDetails({ item: { more, count, at, to } }: { readonly item: DraftItem }) {
  const t = useText()
  return (
    <div className={classes.details}>
      {more !== '' && <span>{more}</span>}
      <span>{to === null ? t('Không mở lại được trong biểu mẫu') : t('{count} ô đã sửa', { count })}</span>
      <DateCell value={at} as="ago" />
    </div>
  )
}
