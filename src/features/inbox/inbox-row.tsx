import { Text } from '@mantine/core'
import { memo } from 'react'
import { type InboxResource, stateOf } from '#descriptor/inbox.ts'
import { readText } from '#descriptor/read.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { StateWord } from '#kit/state-word.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { durationText, isLateWait, MINUTE, MONTH } from '#screens/duration-text.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatFullDateTime, formatWhen } from '#text/format.ts'
import classes from './inbox-list.module.css'

interface InboxRowProps {
  readonly row: Row
  /** Milliseconds since 1970. */
  readonly now: number
  readonly to: string
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** Whether the list has records of several states. */
  readonly showsState: boolean
  readonly onToggle: (id: string, isRange: boolean) => void
}

/** One record in the column: its name, how long it waits or its date, the first line of its text. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const resource = useResource() as InboxResource
  const { row, now, to, isOpen, isSelected, showsState, onToggle } = props
  const t = useText()
  const state = stateOf(resource, row)
  const isNew = state?.tint === 'new'
  const created = readText(row.created_at)
  // Who cannot be reached waits for no answer.
  const isWaiting = isNew && (resource.inbox.reach ?? []).length > 0
  const waiting = waitingTime(created, isWaiting, now, t)
  const name = recordName(resource, row, t)
  const start = firstLine(readText(valueOf(row, resource.inbox.body)))
  return (
    <li data-id={row.id} className={classes.row} data-open={isOpen || undefined}>
      <label className={classes.pick}>
        <input
          type="checkbox"
          aria-label={t('Chọn {name}', { name })}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onToggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </label>
      <AppLink to={to} className={classes.link} aria-current={isOpen || undefined}>
        <Text span lineClamp={2} fw={isNew ? 600 : 400} title={name}>
          {name}
        </Text>
        <Text
          component="time"
          style={{ whiteSpace: 'nowrap' }}
          fz="xs"
          fw={waiting.isLate ? 600 : 400}
          c={waiting.isLate ? 'var(--ben-warn)' : 'dimmed'}
          dateTime={created}
          title={formatFullDateTime(created)}
        >
          {waiting.text}
        </Text>
        <Text span truncate c="dimmed" className={classes.start} title={start}>
          {start}
        </Text>
        {showsState && state && <StateWord label={t(state.label)} tint={state.tint} />}
      </AppLink>
    </li>
  )
})

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.slice(0, 200) ?? ''
}

/** The time of a record in the list, and whether its first answer is late. */
interface Waiting {
  readonly text: string
  readonly isLate: boolean
}

/**
 * How long the writer of a record waits for a first answer; it is late above the usual wait. A record that waits for
 * no answer has its date, as has one above a month: emphasized, a backlog would hide the answers that are late today.
 * The clock of the server may be ahead: a moment to come counts as just now.
 */
export function waitingTime(created: string, isWaiting: boolean, now: number, t: Translate): Waiting {
  const age = now - Date.parse(created)
  if (Number.isNaN(age)) return { text: '', isLate: false }
  if (!isWaiting || age > MONTH) return { text: formatWhen(created, now), isLate: false }
  if (age < MINUTE) return { text: t('vừa xong'), isLate: false }
  const time = durationText(age, t)
  const isLate = isLateWait(age)
  return { text: isLate ? t('chờ {time}', { time }) : time, isLate }
}
