import { useText } from '#hooks/use-text.ts'
import { linesOfText, type MessageLine } from './message-line.ts'
import classes from './message-total.module.css'

interface MessageTotalProps {
  /** The message as it is sent. */
  readonly message: string
  /** The generated lines. */
  readonly lines: readonly MessageLine[]
  /** Whether the total does not include everything. */
  readonly isPartial: boolean
}

/** The total as the message has it: a long message shows that line only after scrolling, and an edited one may have another. */
export function MessageTotal({ message, lines, isPartial }: MessageTotalProps) {
  const t = useText()
  const generated = lines.find(({ kind }) => kind === 'total')?.amount
  if (generated === undefined) return null
  const amount = linesOfText(message, lines).find(({ kind }) => kind === 'total')?.amount
  const isEdited = amount !== generated
  return (
    <p className={classes.total}>
      {amount !== undefined && (
        <>
          <span>{isPartial ? t('Tạm tính trong lời nhắn, chưa đủ') : t('Tổng trong lời nhắn')}</span>
          <strong data-message-total>{amount}</strong>
        </>
      )}
      {isEdited && (
        <span className={classes.note}>
          {amount === undefined
            ? t('Lời nhắn, ảnh và bản in không có dòng tổng; theo giá là {amount}.', { amount: generated })
            : t('Bạn sửa tay; ảnh và bản in cũng ghi như vậy. Theo giá là {amount}.', { amount: generated })}
        </span>
      )}
    </p>
  )
}
