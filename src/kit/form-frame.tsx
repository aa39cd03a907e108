import { Box, Flex, Paper, Skeleton, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
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

/** The outline of a form whose record is loading; shown after 150 ms, so that it does not flash. */
export function FormSkeleton({ rows }: { readonly rows: number }) {
  const t = useText()
  return (
    <Box component="output" display="block" aria-label={t('Đang mở…')} data-late>
      <FormFrame>
        <FormSection>
          {Array.from({ length: rows }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the outlines never move or change
            <div key={index}>
              <Skeleton h={10} w="7rem" mt={6} mb={8} />
              <Skeleton h="var(--ben-control)" />
            </div>
          ))}
        </FormSection>
      </FormFrame>
    </Box>
  )
}
