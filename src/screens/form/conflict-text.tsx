import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './conflict-text.module.css'
import { textDifference } from './text-difference.ts'

interface ConflictTextProps {
  readonly own: string
  /** The text on the other side of the conflict. */
  readonly other: string
}

/** One side of a conflict of long texts: its paragraphs that differ, with the changed words marked. */
export function ConflictText({ own, other }: ConflictTextProps) {
  const t = useText()
  const parts = useMemo(() => textDifference(own, other), [own, other])
  const hasParagraph = parts.some((part) => part !== 'equal')
  if (!hasParagraph) {
    const isSame = textDifference(other, own).every((part) => part === 'equal')
    return <i>{isSame ? t('Chữ giống nhau, chỉ khác cách trình bày.') : t('Không có đoạn này.')}</i>
  }
  return parts.map((part, at) =>
    part === 'equal' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never move
      <Text span display="block" c="dimmed" key={at} title={t('Đoạn giống nhau')}>
        …
      </Text>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never move
      <span key={at} className={classes.paragraph} style={{ whiteSpace: 'break-spaces' }}>
        {part.map(({ text, isChanged }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts never move
          isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
    ),
  )
}
