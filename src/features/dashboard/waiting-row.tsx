import { Badge, Box, Button, Divider, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import type { ReactNode } from 'react'
import { AppLink } from '#screens/app-link.tsx'
import { formatNumber } from '#text/format.ts'
import classes from './dashboard.module.css'
import type { Waiting } from './waiting.ts'

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
