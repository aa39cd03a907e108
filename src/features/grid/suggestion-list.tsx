import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './suggestion-list.module.css'
import type { Suggestion } from './suggestions.ts'

/** The effect of a key on the options of the cell's input. */
export interface SuggestionHandle {
  /** Moves the highlight; false without options. */
  readonly move: (step: 1 | -1) => boolean
  /** The highlighted option. */
  readonly current: () => Suggestion | undefined
}

interface SuggestionListProps {
  readonly id: string
  readonly ref: Ref<SuggestionHandle>
  readonly label: string
  readonly items: readonly Suggestion[]
  readonly isBusy: boolean
  /** Whether the first option is highlighted, because its text was typed. */
  readonly isFirstActive: boolean
  readonly onActive: (optionId: string | undefined) => void
  readonly onPick: (item: Suggestion) => void
  /** Called at the end of the list. */
  readonly onMore?: () => void
}

/** The options below the edited cell; the focus stays in its input. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, ref, label, items, isBusy, isFirstActive, onActive, onPick, onMore } = props
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const found = items.findIndex(({ key }) => key === moved)
  const active = found >= 0 ? found : isFirstActive && items.length > 0 ? 0 : -1
  const activeId = active >= 0 ? `${id}-${active}` : undefined
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = items[Math.max(0, Math.min(items.length - 1, active + step))]
      if (next) setMoved(next.key)
      return items.length > 0
    },
    current: () => items[active],
  }))
  useEffect(() => onActive(activeId), [activeId, onActive])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    const place = () => placeBelow(element, element.parentElement)
    place()
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', place, { capture: true })
  })
  return (
    <div
      ref={box}
      id={id}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the input of the cell has the focus and the keys
      role="listbox"
      aria-label={label}
      className={classes.list}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - 80) onMore?.()
      }}
    >
      {items.map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
        <div
          key={item.key}
          id={`${id}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={at === active}
          className={classes.option}
          onClick={() => onPick(item)}
        >
          {item.branch && <span className={classes.branch}>{item.branch} ›</span>} {item.label}
        </div>
      ))}
      {items.length === 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- as above
        <div role="option" aria-selected={false} aria-disabled className={classes.none}>
          {isBusy ? t('Đang tìm…') : t('Không thấy gì khớp')}
        </div>
      )}
    </div>
  )
}

/** Places the list under its cell, or above it where there is more room. */
function placeBelow(list: HTMLElement, cell: HTMLElement | null): void {
  if (!cell) return
  const { left, top, bottom, width } = cell.getBoundingClientRect()
  const below = window.innerHeight - bottom - 8
  const isBelow = below >= 200 || below >= top
  const { style } = list
  style.minWidth = `${Math.max(width, 220)}px`
  style.left = `${Math.max(8, Math.min(left, window.innerWidth - Math.max(width, 320) - 8))}px`
  style.top = isBelow ? `${bottom + 2}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + 2}px`
  style.maxHeight = `${Math.min(320, isBelow ? below : top - 8)}px`
}
