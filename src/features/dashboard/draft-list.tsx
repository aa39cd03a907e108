import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { DraftWords } from '#kit/draft-words.tsx'
import type { RenderLink } from '#kit/render-link.ts'
import classes from './draft-list.module.css'

/** One unfinished record. */
export interface DraftItem {
  readonly key: string
  /** What the record is called, or that it is a new one. */
  readonly name: string
  /** What kind of thing it is, or what a new one is called so far; '' where the name says all. */
  readonly more: string
  /** When it was last written, ISO. */
  readonly at: string
  /** How many fields it has. */
  readonly count: number
  /** The address of its form; null when no form takes it any more. */
  readonly to: string | null
  /** All that it says, as text. */
  readonly words: string
}

interface DraftListProps {
  readonly items: readonly DraftItem[]
  readonly onDrop: (item: DraftItem) => void
  readonly renderLink: RenderLink
}

/** What was begun and not saved: each goes on in its form, can be read as it is, or thrown away. */
export function DraftList({ items, onDrop, renderLink }: DraftListProps) {
  const t = useText()
  return (
    <section aria-labelledby="home-drafts">
      <h2 id="home-drafts" className={classes.heading}>
        {t('Bản nháp chưa lưu')}
      </h2>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.key} className={classes.item}>
            <div className={classes.head}>
              <div className={classes.what}>
                {item.to === null ? (
                  <span className={classes.name}>{item.name}</span>
                ) : (
                  renderLink({ to: item.to, className: classes.name, children: item.name })
                )}
                <Said item={item} />
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
              <DraftWords words={item.words} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ item: { more, count, at, to } }: { readonly item: DraftItem }) {
  const t = useText()
  return (
    <div className={classes.said}>
      {more !== '' && <span>{more}</span>}
      <span>{to === null ? t('Không mở lại được trong biểu mẫu') : t('{count} mục đã sửa', { count })}</span>
      <DateCell value={at} withTime />
    </div>
  )
}
