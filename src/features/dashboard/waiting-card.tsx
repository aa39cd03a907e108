import { Badge, Box, Button, Divider, Group, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { HomeEmpty, HomePaper } from './home-card.tsx'
import { useEndingRecords } from './use-ending-records.ts'
import { useFreshRecords } from './use-fresh-records.ts'
import { useLackingContent, useRangeGaps } from './use-lacking-content.ts'
import type { Waiting, WaitingState } from './waiting.ts'
import '@mantine/core/styles/Badge.layer.css'
import { AppLink } from '#screens/app-link.tsx'
import { formatNumber } from '#text/format.ts'
import classes from './dashboard.module.css'

interface WaitingCardProps {
  readonly resources: readonly Resource[]
  /** The row of the user's own drafts. */
  readonly drafts: ReactNode
}

/** The work that waits, most urgent first; each kind loads by itself, and those that failed are retried together. */
export function WaitingCard({ resources, drafts }: WaitingCardProps) {
  const t = useText()
  const fresh = useFreshRecords(resources)
  const gaps = useRangeGaps(resources)
  const ending = useEndingRecords(resources)
  const content = useLackingContent(resources)
  const states = [...fresh, ...gaps, ...ending, ...content]
  const firstLoading = states.findIndex(({ status }) => status === 'loading')
  const isLoading = firstLoading !== -1
  // A row waits for those above it, which would move it when they arrive.
  const arrived = new Set(isLoading ? states.slice(0, firstLoading) : states)
  const rowsOf = (some: readonly WaitingState[]) =>
    some.map(
      (state) =>
        state.status === 'waiting' && arrived.has(state) && <WaitingRow {...state} key={state.key} />,
    )
  const failures = states.filter((state) => state.status === 'failed')
  const [firstFailure] = failures
  const hasNone = !drafts && states.every(({ status }) => status === 'none')
  return (
    <HomePaper title={t('Việc đang chờ')} isBusy={isLoading}>
      <ul>
        {/* The drafts are first because they need no call: rows that arrive above them would move them. */}
        {drafts}
        {rowsOf(states)}
      </ul>
      {firstFailure && (
        <FailedState
          isLine
          text={failures.length === 1 ? firstFailure.text : t('Chưa xem được hết việc đang chờ.')}
          hint={firstFailure.hint}
          isBusy={failures.some(({ isBusy }) => isBusy)}
          onRetry={() => {
            for (const { onRetry } of failures) onRetry()
          }}
        />
      )}
      {isLoading && <Skeleton h={12} w="45%" mx={20} my="lg" data-late aria-hidden />}
      {hasNone && <HomeEmpty>{t('Không có việc gì đang chờ bạn.')}</HomeEmpty>}
    </HomePaper>
  )
}

interface WaitingRowProps extends Pick<Waiting, 'tone' | 'count' | 'isLeast' | 'title' | 'detail'> {
  readonly action: Waiting['action'] | null
  /** Further content below the row. */
  readonly children?: ReactNode
}

/** Work that waits: its count, its title with one line of detail, and the link to its screen. */
export function WaitingRow(props: WaitingRowProps) {
  const { tone, count, isLeast = false, title, detail, action, children } = props
  return (
    <li>
      <Divider />
      <Group gap="sm" wrap="nowrap" mih="3.75rem" px={20} py="xs">
        <Badge
          color={tone === 'late' ? 'yellow' : 'sea'}
          size="lg"
          radius="sm"
          miw="1.75rem"
          h="1.75rem"
          px={6}
          flex="none"
        >
          {`${formatNumber(count)}${isLeast ? '+' : ''}`}
        </Badge>
        <Box flex={1} miw={0}>
          <Text component="strong" fw={600} display="block">
            {title}
          </Text>
          <Text span c="dimmed" lineClamp={2} title={detail} className={classes.capital}>
            {detail}
          </Text>
        </Box>
        {action && (
          <Button variant="default" component={AppLink} to={action.to} flex="none">
            {action.label}
          </Button>
        )}
      </Group>
      {children && (
        <Box pb="xs" ps="3.75rem" pe={20}>
          {children}
        </Box>
      )}
    </li>
  )
}
