import { Box, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Translate } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FailedState } from '#kit/list/failed-state.tsx'

/** The state of the data of a card. */
export type CardState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly hint: string
      readonly isBusy: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'ready' }

interface HomePaperProps {
  readonly title: string
  /** Content at the right of the title: the link to the whole list. */
  readonly more?: ReactNode
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** A titled card of the home page; while it loads, it is high enough for a few rows. */
export function HomePaper({ title, more, isBusy, children }: HomePaperProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder miw={0} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Group justify="space-between" align="baseline" wrap="nowrap" gap="sm" px={20} pt={14} pb="xs">
        <Title order={2} id={id} miw={0}>
          {title}
        </Title>
        {more}
      </Group>
      <Stack gap={0} {...(isBusy && { mih: '14rem' })}>
        {children}
      </Stack>
    </Paper>
  )
}

interface HomeCardProps extends Pick<HomePaperProps, 'title' | 'more'> {
  readonly state: CardState
  /** The error text of a failed call. */
  readonly failed: string
  readonly children?: ReactNode
}

/** A card of the home page with its own loading, error and empty state. */
export function HomeCard({ title, more, state, failed, children }: HomeCardProps) {
  return (
    <HomePaper title={title} more={more} isBusy={state.status === 'loading'}>
      {state.status === 'loading' && (
        <Box px={20} data-late aria-hidden>
          {['60%', '45%', '60%'].map((width, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the bars never move
            <Skeleton key={row} h={12} w={width} my={22} />
          ))}
        </Box>
      )}
      {state.status === 'failed' && (
        <FailedState text={failed} hint={state.hint} onRetry={state.onRetry} isBusy={state.isBusy} />
      )}
      {state.status === 'empty' && <HomeEmpty>{state.text}</HomeEmpty>}
      {state.status === 'ready' && children}
    </HomePaper>
  )
}

/** The sentence of a card without rows. */
export function HomeEmpty({ children }: { readonly children: ReactNode }) {
  return (
    <Text c="dimmed" p={20} ta="center">
      {children}
    </Text>
  )
}

/** Maps the state of a query to the state of a home card. */
export function cardState<T>(
  { data, error, isFetching, refetch }: UseQueryResult<T>,
  t: Translate,
  empty?: { readonly isEmpty: (data: T) => boolean; readonly text: string },
): CardState {
  if (data !== undefined) {
    return empty?.isEmpty(data) ? { status: 'empty', text: empty.text } : { status: 'ready' }
  }
  if (!error) return { status: 'loading' }
  return {
    status: 'failed',
    hint: t(readAdviceFor(error)),
    isBusy: isFetching,
    onRetry: () => void refetch(),
  }
}
