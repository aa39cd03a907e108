import { Button, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import classes from './filter-chips.module.css'

interface FilterFoldProps extends Pick<ComponentProps<typeof Button<'button'>>, 'ref' | 'aria-label'> {
  readonly label: string
  /** The chosen values, shown at the end of the button. */
  readonly chosen?: ReactNode
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** The button that shows and hides a part of the filters. */
export function FilterFold({ label, chosen, isOpen, onOpen, ...rest }: FilterFoldProps) {
  const Sign = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Button
      variant="subtle"
      color="gray"
      c="inherit"
      fw={400}
      fullWidth
      px={0}
      styles={{ label: { flex: 1 } }}
      rightSection={<Sign size={16} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      {...rest}
    >
      <span>{label}</span>
      <Text span className={classes.text} truncate flex={1} ml="sm" ta="end" c="var(--ben-chosen-text)">
        {chosen}
      </Text>
    </Button>
  )
}
