import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { ChangeEventHandler, Ref } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './marked-text.module.css'
import type { LineChange } from './message-line.ts'

interface ChangeListProps {
  /** The id of the heading, which describes the marks in the message. */
  readonly id: string
  readonly changes: readonly LineChange[]
  /** Takes the generated line in place of the edited one. */
  readonly onTake: (change: LineChange) => void
  /** Without a change all are seen. */
  readonly onSeen: (change?: LineChange) => void
}

/** The lines of an edited message that new prices have changed, or would change. */
export function ChangeList({ id, changes, onTake, onSeen }: ChangeListProps) {
  const t = useText()
  return (
    <Box component="section" aria-label={t('Giá mới trong lời nhắn')} {...frame}>
      <Group justify="space-between" gap="0 0.75rem">
        <Text id={id} fw={600}>
          {t('Giá mới đã đổi {count} dòng, chữ bạn sửa vẫn giữ', { count: changes.length })}
        </Text>
        <Button variant="subtle" onClick={() => onSeen()}>
          {t('Đã xem')}
        </Button>
      </Group>
      <Stack component="ul" gap={6}>
        {changes.map((change) => (
          <Group component="li" key={change.key} gap="0 0.5rem" ps={10} style={barOf(change)}>
            {/* The edited line stays, so it is not struck out. */}
            {change.before !== '' && (
              <Text component="del" c="dimmed" td={change.own === undefined ? 'line-through' : 'none'}>
                {plain(change.own ?? change.before)}
              </Text>
            )}
            {change.after !== '' && <ins style={newLine}>{plain(change.after)}</ins>}
            {change.own !== undefined && (
              <Group gap={4} flex="1 1 100%" c="dimmed" fz="xs">
                <span>{t('Dòng bạn sửa tay đang giữ nguyên.')}</span>
                <Button variant="subtle" onClick={() => onTake(change)}>
                  {t('Dùng dòng mới')}
                </Button>
                <Button variant="subtle" onClick={() => onSeen(change)}>
                  {t('Giữ dòng của tôi')}
                </Button>
              </Group>
            )}
          </Group>
        ))}
      </Stack>
    </Box>
  )
}

const newLine = { fontWeight: 600, textDecoration: 'none' }

const frame = { px: 'sm', pt: 'xs', pb: 'sm', bd: '1px solid var(--ben-line)', bdrs: 'md' } as const

/** The bar of a change, in the colour of its mark in the message. */
const barOf = ({ own }: LineChange) => ({
  boxShadow: `inset 4px 0 var(${own === undefined ? '--ben-chosen-text' : '--ben-warn'})`,
})

const plain = (line: string) => line.replace(/^• /, '')

/** The marks of a message: a line that new prices have changed, or one that was edited by hand and has kept its price. */
export type LineMarks = ReadonlyMap<string, 'changed' | 'kept'>

interface MarkedTextProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly value: string
  /** Whether the text is outdated. */
  readonly isOld?: boolean
  readonly onChange: ChangeEventHandler<HTMLTextAreaElement>
  readonly label: string
  /** The id of the element that describes the marks. */
  readonly describedBy: string | undefined
  /** The language of the text, as BCP 47. */
  readonly lang: string
  /** Marks by the text of their line. */
  readonly marks: LineMarks
}

/**
 * A text area that marks lines: the same text lies behind it, transparent but for its marks, and sets the height of both, so
 * that they scroll together in their frame. Screen readers read the text area and the element that describes the marks.
 */
export function MarkedText({ ref, value, isOld, ...props }: MarkedTextProps) {
  const { onChange, label, describedBy, lang, marks } = props
  return (
    <Paper
      withBorder
      c={isOld ? 'dimmed' : undefined}
      display="grid"
      mih="6rem"
      mah="26rem"
      className={classes.frame}
      style={{ overflow: 'auto' }}
    >
      <div className={classes.lines} lang={lang} aria-hidden>
        {value.split('\n').map((line, at) => {
          const mark = marks.get(line)
          const Line = mark ? 'mark' : 'div'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and no state to keep
            <Line key={at} data-mark={mark}>
              {/* A line without text has no height. */}
              {line || '\u200B'}
            </Line>
          )
        })}
      </div>
      <textarea
        ref={ref}
        value={value}
        onChange={onChange}
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
      />
    </Paper>
  )
}
