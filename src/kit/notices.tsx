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
import { onCoverings, topCovering } from './open-modal.ts'
import { returnFocus } from './return-focus.ts'

const icons = { good: IconGood, bad: IconBad, plain: IconPlain }

/**
 * The corner of the notices, at most three, on a narrow screen the newest. Always mounted: a live region must exist
 * before its content. Below a modal dialog a notice could be neither pressed nor heard, so its element moves into the
 * dialog. It is not mounted again: that would announce an error twice and restart the timers.
 */
export function Notices() {
  const shown = useSyncExternalStore(onNotices, shownNotices)
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: classes.corner }))
  useEffect(() => {
    const move = () => (topCovering() ?? document.body).append(host)
    const unsubscribe = onCoverings(move)
    move()
    return () => {
      unsubscribe()
      host.remove()
    }
  }, [host])
  return createPortal(regions(shown), host)
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
