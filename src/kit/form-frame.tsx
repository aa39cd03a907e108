import { Flex, Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form-frame.module.css'

interface FormFrameProps {
  /** The narrow column: status, pictures, dates. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** The two columns of a form: main fields, and beside them, where there is room, the secondary ones. */
export function FormFrame({ side, children }: FormFrameProps) {
  return (
    <Flex wrap="wrap" align="start" gap="md" maw="70rem" className={classes.frame}>
      <Stack flex="5 1 28rem" miw={0}>
        {children}
      </Stack>
      {side && (
        <Stack flex="1 1 15rem" miw={0}>
          {side}
        </Stack>
      )}
    </Flex>
  )
}

interface FormSectionProps {
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A group of fields on a card; in a drawer the card has no frame. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Paper component="section" withBorder className={classes.section}>
      {title && <Title order={2}>{title}</Title>}
      {children}
    </Paper>
  )
}

interface FormRowProps {
  /** The fields are short: they share a line on a narrow screen as well. */
  readonly isCompact?: boolean
  readonly children: ReactNode
}

/** Fields side by side where there is room. */
export function FormRow({ isCompact = false, children }: FormRowProps) {
  return (
    <div className={classes.row} data-compact={isCompact || undefined}>
      {children}
    </div>
  )
}
