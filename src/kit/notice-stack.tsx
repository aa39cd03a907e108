import { Button, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Notification.layer.css'
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
} from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import {
  IconAlertTriangle as IconBad,
  IconCircleCheck as IconGood,
  IconInfoCircle as IconPlain,
} from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '#hooks/use-text.ts'
import { translate } from '#text/language.ts'
import { sentences } from '#text/sentences.ts'
import { LiteralLine } from './literal-line.tsx'
import { dismiss, type Notice, onNotices, type ShownNotice, shownNotices } from './notice.tsx'
import classes from './notice-stack.module.css'
import { returnFocus } from './return-focus.ts'

/** Mantine's stack of the notices, on a narrow screen the newest. None leaves by a drag, which selects its text. */
export function NoticeStack() {
  const shown = useSyncExternalStore(onNotices, shownNotices)
  useEffect(() => {
    const ids = shown.map(({ id }) => elementId(id))
    for (const { id = '' } of notificationsStore.getState().notifications)
      if (!ids.includes(id)) notifications.hide(id)
    // It ignores those that it has.
    for (const notice of shown) notifications.show(dataOf(notice))
  }, [shown])
  return (
    <Notifications
      withinPortal={false}
      containerWidth="24rem"
      notificationMaxHeight="none"
      transitionDuration={120}
      pauseResetOnHover="notification"
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={classes}
    />
  )
}

const elementId = (id: number) => `notice-${id}`

const tones = {
  good: { Icon: IconGood, color: 'var(--ben-good)' },
  bad: { Icon: IconBad, color: 'var(--mantine-color-error)' },
  plain: { Icon: IconPlain, color: 'var(--mantine-color-dimmed)' },
}

let focusedBefore: Element | null = null

function dataOf(notice: ShownNotice): NotificationData {
  const { Icon, color } = tones[notice.tone]
  const id = elementId(notice.id)
  const data: NotificationData = {
    id,
    // The region around all notices is polite.
    role: notice.tone === 'bad' ? 'alert' : 'none',
    color,
    icon: <Icon size={18} stroke={1.8} aria-hidden />,
    message: <Content notice={notice} />,
    autoClose: lifetime(notice),
    closeButtonProps: { 'aria-label': translate('Đóng thông báo') },
    onClose: () => {
      // Before the element is removed, with which the browser drops the focus: the keyboard would start at the top again.
      if (document.getElementById(id)?.contains(document.activeElement))
        returnFocus(focusedBefore, { preventScroll: true })
      // Mantine writes its own list after this callback, and would overwrite a notice that is shown within it.
      queueMicrotask(() => dismiss(notice.id))
    },
    // Mantine's timer stops for the pointer only.
    onFocus: ({ currentTarget, relatedTarget }) => {
      notifications.update({ ...data, autoClose: false })
      // It is null when the window itself gets the focus back.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget
    },
    onBlur: () => notifications.update(data),
  }
  return data
}

function Content({ notice }: { readonly notice: ShownNotice }) {
  const t = useText()
  const { id, text, more, literal, undo } = notice
  const action = undo ? { label: t('Hoàn tác'), run: undo } : notice.action
  const run = () => {
    // It is drawn for a moment after it was closed.
    if (!shownNotices().includes(notice)) return
    // Before the dismissal, which commits the change that the action undoes.
    action?.run()
    dismiss(id)
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Text flex={1} component="div">
        <span>{sentences(t, text, [more ?? []].flat())}</span>
        <LiteralLine>{literal && t(literal)}</LiteralLine>
      </Text>
      {action && (
        <Button variant="subtle" size="compact-sm" onClick={run}>
          {t(action.label)}
        </Button>
      )}
    </Group>
  )
}

/** Milliseconds on the screen, more with an action; an error stays until it is closed. */
function lifetime({ tone, isPersistent, undo, action }: Notice): number | false {
  if (isPersistent || tone === 'bad') return false
  return (undo ?? action) ? 10_000 : 5000
}
