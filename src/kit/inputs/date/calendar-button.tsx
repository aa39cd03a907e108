import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { LazyFailure, lazyComponent } from '#kit/lazy-component.tsx'
import type { CalendarProps } from './calendar.tsx'

/** Loaded on the first intent to open a calendar. */
const Calendar = lazyComponent(async () => (await import('./calendar.tsx')).Calendar, LazyFailure)

interface CalendarButtonProps extends CalendarProps {
  /** The label of the field. */
  readonly label: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** Closes the calendar and returns the focus. */
  readonly onEscape: () => void
}

/** The button at the end of a date, with a calendar in a popover; Escape closes it. */
export function CalendarButton({ label, isOpen, onOpen, onEscape, ...calendar }: CalendarButtonProps) {
  const t = useText()
  const [button, setButton] = useState<HTMLElement | null>(null)
  // A press outside of a panel of filters would close it.
  const panel = button?.closest<HTMLElement>('[data-panel]')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The panel would close too.
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  }
  const preload = () => void Calendar.preload().catch(() => undefined)
  return (
    <Popover
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      trapFocus
      closeOnEscape={false}
      floatingStrategy="fixed"
      {...(panel && { portalProps: { target: panel } })}
      // Its dialog has a name of its own, not that of the button.
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          ref={setButton}
          size={28}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t('Mở lịch của {name}', { name: label })}
          title={t('Mở lịch')}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => onOpen(!isOpen)}
        >
          <IconCalendar size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is Mantine's */}
      <Popover.Dropdown role="dialog" aria-label={t('Lịch: {name}', { name: label })} onKeyDown={press}>
        {/* Mantine's focus trap focuses this element in a timeout. It is inert, so that the focus stays on the day. */}
        <span inert data-autofocus />
        <Calendar {...calendar} />
      </Popover.Dropdown>
    </Popover>
  )
}
