import { Paper, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import type { RelationLine } from './relation-lines.ts'
import { RelationsBox } from './relations-box.tsx'

interface RelationsNoteProps {
  readonly lines: readonly RelationLine[]
  /** Counts that were read before, in milliseconds since 1970, are read again. */
  readonly since: number
  readonly onFollow: () => void
}

/** The relations of the records in a dialog. */
export function RelationsNote({ lines, since, onFollow }: RelationsNoteProps) {
  const t = useText()
  if (lines.length === 0) return null
  return (
    <Paper withBorder mt="sm" px="sm" py="xs" aria-live="polite">
      <Text fw={600}>{t('Đang được dùng ở')}</Text>
      <RelationsBox lines={lines} since={since} onFollow={onFollow} />
    </Paper>
  )
}
