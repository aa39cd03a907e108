import { Group, Stack, Text } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon?: Icon
  /** One sentence: the expected content, or that nothing was found. */
  readonly children: ReactNode
  /** A second sentence: what the list is narrowed to. */
  readonly detail?: string
  /** The button or link for the first step. */
  readonly action?: ReactNode
}

/** Replaces the rows of an empty list: explains the expected content and offers the first step. */
export function EmptyState({ icon: EmptyIcon, children, detail, action }: EmptyStateProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` has no paragraphs and buttons
    <Stack role="status" align="center" gap="sm" px="lg" py={56} ta="center">
      {EmptyIcon && <EmptyIcon size={32} stroke={1.25} aria-hidden color="var(--mantine-color-dimmed)" />}
      <Text span maw="30rem">
        {children}
      </Text>
      {detail && (
        <Text span c="dimmed" maw="30rem">
          {detail}
        </Text>
      )}
      {action && (
        <Group gap="xs" justify="center">
          {action}
        </Group>
      )}
    </Stack>
  )
}
