import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface MoreFieldsProps {
  readonly title: string
  /** The values of the fields, or what opens, in a few words. */
  readonly summary?: string
  /** Whether a field has a problem: the fields stay open then. */
  readonly hasProblem?: boolean
  readonly children: ReactNode
}

/** What the usual quote leaves as it is: one line names it until it is opened. */
export function MoreFields({ title, summary = '', hasProblem = false, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => {
        if (hasProblem) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <Text component="summary" py={10} w="fit-content" maw="100%" style={{ cursor: 'pointer' }}>
        <Text span fw={600}>
          {title}
        </Text>
        {summary !== '' && <Text span c="dimmed">{` · ${summary}`}</Text>}
      </Text>
      <Stack py="xs">{children}</Stack>
    </details>
  )
}
