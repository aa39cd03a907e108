import { Box, Paper, Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '#descriptor/row.ts'
import { useRelated } from '#hooks/relations/use-related.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { useResource } from '#screens/resource-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import { formatNumber } from '#text/format.ts'
import { type RelationLine, recordLines } from './relation-lines.ts'
import { RelationList, relationHeight } from './relation-list.tsx'

/** Milliseconds for which a delete waits for the uses of its records; the server refuses it where they are in use. */
const waitMs = 4000

/** The uses of some records that are about to be deleted. */
interface Uses {
  /** Since when the uses are counted, in milliseconds since 1970. */
  readonly since: number
  /** How many uses are known; there may be more. */
  readonly count: number
  /** Whether a delete waits for the count. */
  readonly isWaiting: boolean
  /** Calls a function unless uses are found, which the user has to see first; waits for the count. */
  readonly unlessUsed: (run: () => void) => void
}

/** Counts the uses of records for the dialog that deletes them. */
export function useUses(lines: readonly RelationLine[]): Uses {
  const [since] = useState(Date.now)
  const questions = lines.flatMap((line) => line.questions)
  const { status, count } = useRelated(questions, true, since)
  const isKnown = questions.length === 0 || status === 'known' || status === 'unknown'
  const waiting = useRef<(() => void) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const end = () => {
      setWaiting(false)
      if (count === 0) waiting.current?.()
    }
    const timer = setTimeout(end, isKnown ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isKnown, count])
  const unlessUsed = (run: () => void) => {
    if (isKnown && count === 0) return run()
    waiting.current = run
    setWaiting(!isKnown)
  }
  return { since, count, isWaiting, unlessUsed }
}

interface RelationsBoxProps extends ComponentProps<typeof RelationList> {
  /** Whether its requests may be sent; once in view, they are. */
  readonly isReady?: boolean
}

/** Has the height of its lines from the start; their counts are loaded when it is in view. */
export function RelationsBox({ isReady = true, ...props }: RelationsBoxProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (isReady && inViewport && !isSeen) setSeen(true)
  return (
    <Box ref={ref} mih={`calc(${props.lines.length} * ${relationHeight})`}>
      {isSeen && <RelationList {...props} />}
    </Box>
  )
}

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

interface UsesQuestionProps extends Omit<RelationsNoteProps, 'since'> {
  readonly name: string
  readonly uses: Uses
  /** The text of a record without uses. */
  readonly question: string
}

/** The text of a dialog that deletes a record, and what uses it. */
export function UsesQuestion({ name, uses, question, ...note }: UsesQuestionProps) {
  const t = useText()
  const count = formatNumber(uses.count)
  return (
    <>
      <span>
        {uses.count > 0
          ? t('“{name}” đang được dùng ở {count} mục khác. Bạn mở chúng dưới đây để đổi trước nhé.', {
              name,
              count,
            })
          : question}
      </span>
      <RelationsNote since={uses.since} {...note} />
    </>
  )
}

interface RelationsCardProps {
  readonly record: Row
  /** Whether the form is on screen, so that requests do not delay it. */
  readonly isReady: boolean
}

/** The relations of a record, below the fields of its form; nothing for an entity that no field refers to. */
export function RelationsCard({ record, isReady }: RelationsCardProps) {
  const resource = useResource()
  const t = useText()
  const resources = useContext(ResourcesContext)
  const lines = useMemo(() => recordLines(resource, [record], resources, t), [resource, record, resources, t])
  if (lines.length === 0) return null
  return (
    <FormSection title={t('Đang được dùng ở')}>
      <RelationsBox lines={lines} isReady={isReady} />
    </FormSection>
  )
}
