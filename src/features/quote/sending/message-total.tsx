import { Group, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { linesOfText, type MessageLine } from './message-line.ts'

interface MessageTotalProps {
  /** The message as it is sent. */
  readonly message: string
  /** The generated lines. */
  readonly lines: readonly MessageLine[]
  /** Whether the total does not include everything. */
  readonly isPartial: boolean
  /** Whether the prices are outdated. */
  readonly isOld?: boolean
}

/** The total as the message has it: a long message shows that line only after scrolling, and an edited one may have another. */
export function MessageTotal({ message, lines, isPartial, isOld }: MessageTotalProps) {
  const t = useText()
  const generated = lines.find(({ kind }) => kind === 'total')?.amount
  if (generated === undefined) return null
  const amount = linesOfText(message, lines).find(({ kind }) => kind === 'total')?.amount
  const isEdited = amount !== generated
  return (
    <Group
      component="p"
      justify="space-between"
      align="baseline"
      gap="0 0.75rem"
      m={0}
      c={isOld ? 'dimmed' : undefined}
    >
      {amount !== undefined && (
        <>
          <span>{isPartial ? t('Tạm tính trong lời nhắn, chưa đủ') : t('Tổng trong lời nhắn')}</span>
          <Text component="strong" fw={600} data-message-total>
            {amount}
          </Text>
        </>
      )}
      {isEdited && (
        <Text span fz="xs" c="var(--ben-warn)" flex="1 1 100%">
          {amount === undefined
            ? t('Lời nhắn, ảnh và bản in không có dòng tổng; theo giá là {amount}.', { amount: generated })
            : t('Bạn sửa tay; ảnh và bản in cũng ghi như vậy. Theo giá là {amount}.', { amount: generated })}
        </Text>
      )}
    </Group>
  )
}
