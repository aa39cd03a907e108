import IconBad from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconGood from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconPlain from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#hooks/use-text.ts'
import { sentences } from '#text/sentences.ts'
import { dismiss, type Notice, onNotices, type ShownNotice, shownNotices } from './notice.tsx'
import classes from './notices.module.css'
import { CloseButton } from './tool-button.tsx'

const icons = { good: IconGood, bad: IconBad, plain: IconPlain }
const defaultSeconds = 5
const secondsWithAction = 10

/** The corner of the notices, at most three. Always mounted: a live region must exist before its content. */
export function Notices() {
  const shown = useSyncExternalStore(onNotices, shownNotices)
  const list = (isBad: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'bad') === isBad)
      .map((notice) => <Line key={notice.id} notice={notice} />)
  return (
    <div className={classes.corner}>
      <div aria-live="polite" className={classes.stack}>
        {list(false)}
      </div>
      <div aria-live="assertive" className={classes.stack}>
        {list(true)}
      </div>
    </div>
  )
}

function Line({ notice }: { readonly notice: ShownNotice }) {
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
  const pause = (on: boolean) => () => setPaused(on)
  return (
    <div
      className={classes.notice}
      data-tone={notice.tone}
      onPointerEnter={pause(true)}
      onPointerLeave={pause(false)}
      onFocus={pause(true)}
      onBlur={pause(false)}
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

/** Milliseconds on the screen; an error stays until it is closed. */
function lifetime({ tone, isPersistent, undo, action }: Notice): number | null {
  if (isPersistent || tone === 'bad') return null
  return ((undo ?? action) ? secondsWithAction : defaultSeconds) * 1000
}
