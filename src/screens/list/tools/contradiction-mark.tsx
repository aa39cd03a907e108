import { useCallback, useState } from 'react'
import { type Translate, useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { TextButton } from '#kit/text-button.tsx'
import sign from '#kit/warning-sign.module.css'
import classes from './contradiction-mark.module.css'

/** A part of a list's state that its rows contradict. */
export interface Contradiction {
  readonly of: 'filter' | 'search' | 'order'
  /** The label of a field or a view, or the searched text. */
  readonly name: string
}

export interface ContradictionMarkProps extends Contradiction {
  /** Only the sign is visible, where there is no room for words. */
  readonly isSign?: boolean
  /** The id of its meaning, which describes the control beside it. */
  readonly id?: string
  /** Evaluates the filter in the browser. */
  readonly onFilterHere?: (() => void) | undefined
}

/** Words beside a filter, a search or the head of a column that the back-end ignores; a press shows what to do. */
export function ContradictionMark({ isSign = false, id, onFilterHere, ...about }: ContradictionMarkProps) {
  const t = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  const words = wordsOf(about, t)
  const meaning = meaningOf(about, t)
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${sign.signed} ${classes.mark}`}
        aria-haspopup="dialog"
        aria-label={isSign ? meaning : words}
        title={isSign ? words : meaning}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {!isSign && <span>{words}</span>}
      </button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label={words} onClose={close}>
          <p className={classes.text}>
            {meaning} {adviceOf(about, onFilterHere !== undefined, t)}
          </p>
          {onFilterHere && (
            <div className={classes.act}>
              <TextButton
                onClick={() => {
                  close()
                  onFilterHere()
                }}
              >
                {t('Lọc trên máy này')}
              </TextButton>
            </div>
          )}
        </AnchoredPopover>
      )}
    </>
  )
}

/** The meanings of contradictions, read out by screen readers when they are found. */
export function ContradictionStatus({ found }: { readonly found: readonly Contradiction[] }) {
  const t = useText()
  return <output className={classes.status}>{found.map((one) => meaningOf(one, t)).join(' ')}</output>
}

function wordsOf({ of }: Contradiction, t: Translate): string {
  if (of === 'filter') return t('máy chủ không lọc')
  return of === 'search' ? t('máy chủ không tìm') : t('máy chủ không sắp xếp')
}

function meaningOf({ of, name }: Contradiction, t: Translate): string {
  if (of === 'filter') return t('Máy chủ không lọc theo {name} mà trả về cả mục khác.', { name })
  if (of === 'search') return t('Máy chủ không tìm “{name}”: bên dưới không phải kết quả tìm.', { name })
  return t('Máy chủ không sắp xếp theo {name}: các dòng bên dưới không theo thứ tự này.', { name })
}

function adviceOf({ of }: Contradiction, isLocal: boolean, t: Translate): string {
  if (of === 'search') return t('Bạn xóa chữ tìm rồi dùng bộ lọc, và báo quản trị viên nhé.')
  if (of === 'order') return t('Bạn xuất tệp rồi sắp xếp trong tệp, và báo quản trị viên nhé.')
  return isLocal
    ? t('Bạn có thể đọc cả danh sách về rồi lọc trên máy này.')
    : t('Bạn mở “Tất cả” để xem cả danh sách, và báo quản trị viên nhé.')
}
