import { Anchor, Box, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { isCheap, type RelatedSum, useRelated } from '#hooks/relations/use-related.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import type { RelationLine } from './relation-lines.ts'

interface RelationListProps {
  readonly lines: readonly RelationLine[]
  /**
   * Counts that were read before this time, in milliseconds since 1970, are read again; lists are read without a press,
   * where no call counts their records.
   */
  readonly since?: number | undefined
  /** Called when a link is followed. */
  readonly onFollow?: () => void
}

/** The height of a line. */
export const relationHeight = 'var(--ben-control)'

/** The relations of some records, a line each with its count: a link to the list of them, or a button that names them. */
export function RelationList({ lines, since, onFollow }: RelationListProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.key}>
          <Line line={line} since={since} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: RelationLine
  readonly since: number | undefined
  readonly onFollow: (() => void) | undefined
}

function Line({ line: { label, questions, to }, since, onFollow }: LineProps) {
  const t = useText()
  const [isWanted, setWanted] = useState(since !== undefined)
  const [isOpen, setOpen] = useState(false)
  const sum = useRelated(questions, isWanted, since)
  useEffect(() => {
    if (isWanted) return undefined
    let isUnmounted = false
    // Without the configuration, nothing is known to be cheap.
    const decide = (cheap: boolean) => void (cheap && !isUnmounted && setWanted(true))
    isCheap(questions).then(decide, () => undefined)
    return () => {
      isUnmounted = true
    }
  }, [questions, isWanted])
  const isUsed = sum.status === 'known' && sum.count > 0
  const isAsking = sum.status === 'idle' || sum.status === 'unknown'
  const shownCount = (
    <Text span flex="none" c={isAsking || isUsed ? 'inherit' : 'dimmed'} fw={isUsed ? 600 : 400}>
      {countText(sum, t)}
    </Text>
  )
  const shownName = (
    <Text span truncate c={isAsking ? 'var(--mantine-color-text)' : 'inherit'}>
      {label}
    </Text>
  )
  if (isUsed && to !== undefined) {
    return (
      <Anchor {...lineProps} component={AppLink} to={to} onFollow={onFollow}>
        {shownName}
        {shownCount}
      </Anchor>
    )
  }
  if (isAsking) {
    return (
      <Anchor
        {...lineProps}
        component="button"
        type="button"
        onClick={() => (sum.status === 'idle' ? setWanted(true) : sum.retry())}
      >
        {shownName}
        {shownCount}
      </Anchor>
    )
  }
  if (!isUsed || sum.found.length === 0) {
    return (
      <Box {...lineProps}>
        {shownName}
        {shownCount}
      </Box>
    )
  }
  return (
    <>
      <Anchor
        {...lineProps}
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {shownName}
        {shownCount}
      </Anchor>
      {isOpen && <RelatedRecords found={sum.found} onFollow={onFollow} />}
    </>
  )
}

const lineProps = {
  display: 'flex',
  w: '100%',
  mih: relationHeight,
  style: { alignItems: 'center', justifyContent: 'space-between', gap: 'var(--mantine-spacing-sm)' },
} as const

function countText({ status, count, isLeast }: RelatedSum, t: Translate): string {
  if (status === 'idle') return t('Đếm')
  if (status === 'busy') return t('Đang đếm…')
  if (status === 'unknown') return t('Chưa rõ · Thử lại')
  if (!isLeast) return formatNumber(count)
  return count > 0 ? t('ít nhất {n}', { n: formatNumber(count) }) : t('Chưa thấy')
}

/** The most records that are named. */
const maxNamed = 10

interface RelatedRecordsProps {
  readonly found: RelatedSum['found']
  readonly onFollow: (() => void) | undefined
}

/** The first of the found records, each a link to its form. */
function RelatedRecords({ found, onFollow }: RelatedRecordsProps) {
  const t = useText()
  const records = found.flatMap(({ relation: { resource }, rows }) => rows.map((row) => ({ resource, row })))
  const others = records.length - maxNamed
  return (
    <Stack component="ul" gap={0} mb="xs" pl="sm" style={{ borderInlineStart: '2px solid var(--ben-line)' }}>
      {records.slice(0, maxNamed).map(({ resource, row }) => (
        <Group component="li" key={`${resource.name} ${row.id}`} gap={6}>
          <Anchor
            component={AppLink}
            to={formHref(resource, row.id, defaultListState(resource))}
            onFollow={onFollow}
            py={4}
          >
            {recordName(resource, row, t)}
          </Anchor>
          {found.length > 1 && (
            <Text span fz="xs" c="dimmed">
              {t(resource.noun)}
            </Text>
          )}
        </Group>
      ))}
      {others > 0 && (
        <Text component="li" c="dimmed">
          {t('và {n} mục khác', { n: formatNumber(others) })}
        </Text>
      )}
    </Stack>
  )
}
