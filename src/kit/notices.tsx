import { CloseButton } from '@mantine/core'
import {
  IconAlertTriangle as IconBad,
  IconCircleCheck as IconGood,
  IconInfoCircle as IconPlain,
} from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { sentences } from '#text/sentences.ts'
import { dismiss, type Notice, onNotices, type ShownNotice, shownNotices } from './notice.tsx'
import classes from './notices.module.css'
import { returnFocus } from './return-focus.ts'

const icons = { good: IconGood, bad: IconBad, plain: IconPlain }

/**
 * The corner of the notices, at most three, on a narrow screen the newest. Always mounted: a live region must exist
 * before its content. Above dialogs and drawers, and outside of the page, which they cover.
 */
export function Notices() {
  const shown = useSyncExternalStore(onNotices, shownNotices)
  return createPortal(<div className={classes.corner}>{regions(shown)}</div>, document.body)
}

const regions = (notices: readonly ShownNotice[]) =>
  (['polite', 'assertive'] as const).map((live) => (
    <div key={live} aria-live={live} className={classes.stack}>
      {notices
        .filter(({ tone }) => (tone === 'bad') === (live === 'assertive'))
        .map((notice) => (
          <Line key={notice.id} notice={notice} isNewest={notice === notices.at(-1)} />
        ))}
    </div>
  ))

function Line({ notice, isNewest }: { readonly notice: ShownNotice; readonly isNewest: boolean }) {
  const t = useText()
  const [isPaused, setPaused] = useState(false)
  const lifetimeMs = lifetime(notice)
  useEffect(() => {
    if (isPaused || lifetimeMs === null) return undefined
    const timer = setTimeout(() => dismiss(notice.id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [isPaused, lifetimeMs, notice.id])
  const NoticeIcon = icons[notice.tone]
  const action = notice.undo ? { label: t('Hoàn tác'), run: notice.undo } : notice.action
  return (
    <div
      ref={onRemoval}
      className={classes.notice}
      data-tone={notice.tone}
      data-newest={isNewest || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setPaused(true)
        // It is null when the window itself gets the focus back.
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          focusedBefore = relatedTarget as HTMLElement
      }}
      onBlur={() => setPaused(false)}
    >
      <NoticeIcon size={18} stroke={1.8} className={classes.sign} aria-hidden />
      <span className={classes.words}>{sentences(t, notice.text, [notice.more ?? []].flat())}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            // Run the action before dismissing: the dismissal commits the change that the action undoes.
            action.run()
            dismiss(notice.id)
          }}
        >
          {t(action.label)}
        </button>
      )}
      <CloseButton
        size={28}
        iconSize={16}
        onClick={() => dismiss(notice.id)}
        aria-label={t('Đóng thông báo')}
      />
    </div>
  )
}

let focusedBefore: HTMLElement | null = null

/** Returns the focus to where it came from when its notice is removed: without it the keyboard starts at the top again. */
const onRemoval = (line: HTMLElement | null) => () => {
  // Called before the element is removed, with which the browser drops the focus.
  if (line?.contains(document.activeElement)) returnFocus(focusedBefore, { preventScroll: true })
}

/** Milliseconds on the screen, more with an action; an error stays until it is closed. */
function lifetime({ tone, isPersistent, undo, action }: Notice): number | null {
  if (isPersistent || tone === 'bad') return null
  return (undo ?? action) ? 10_000 : 5000
}
