import { Box, Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { formatNumber } from '#text/format.ts'
import classes from './page-frame.module.css'

interface PageFrameProps {
  readonly title: string
  /** The total number of records. */
  readonly count?: number | undefined
  /** The state of the record, after the title. */
  readonly state?: ReactNode
  /** A remark beside the title. */
  readonly note?: string
  /** The one primary action, at the right of the title. */
  readonly action?: ReactNode
  /** The link back to the previous page, above the title. */
  readonly back?: ReactNode
  /** Search, filters, views and columns: one line under the title. */
  readonly toolbar?: ReactNode
  /** Lists use the full width; forms and texts are limited to 1,120 px, a form of few short fields to half of it. */
  readonly width?: 'full' | 'form' | 'short'
  readonly children: ReactNode
}

/** A page inside the shell: heading, primary action, toolbar, content; it also sets the document's title. */
export function PageFrame(props: PageFrameProps) {
  const { title, count, note, state, action, back, toolbar, width = 'full', children } = props
  useEffect(() => {
    document.title = `${title} · Bến`
  }, [title])
  const isFull = width === 'full'
  return (
    <Box maw={widths[width]} mx={isFull ? undefined : 'auto'}>
      {back && (
        <Box mb={4} className={classes.back}>
          {back}
        </Box>
      )}
      {/* The same height with and without the action, so that nothing shifts when it appears. */}
      <Group gap="xs" mih="2.25rem" mb={{ base: 'xs', sm: 'md' }} wrap={isFull && !note ? 'nowrap' : 'wrap'}>
        <Title miw={0}>{title}</Title>
        {count !== undefined && <Text c="dimmed">{formatNumber(count)}</Text>}
        {state}
        {note && (
          // In a line with the actions a remark gives way to them.
          <Text c="dimmed" display={{ base: 'block', sm: isFull ? 'none' : 'block', lg: 'block' }}>
            {note}
          </Text>
        )}
        <Group gap="xs" ms="auto" flex={isFull && !note ? 'none' : undefined} className={classes.action}>
          {action}
        </Group>
      </Group>
      {toolbar && (
        <Group gap="xs" mb="sm">
          {toolbar}
        </Group>
      )}
      {children}
    </Box>
  )
}

const widths = { full: undefined, form: '70rem', short: '35rem' }
