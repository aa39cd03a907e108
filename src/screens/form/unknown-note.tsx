import type { UnknownValue } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { receivedText } from '#text/format.ts'

interface UnknownNoteProps {
  readonly unknown: UnknownValue
  readonly isReadOnly: boolean
}

/** What came for a field whose value is unknown; it is sent back so unless it is edited. */
export function UnknownNote({ unknown, isReadOnly }: UnknownNoteProps) {
  const t = useText()
  const value = receivedText(unknown.raw)
  const isMissing = unknown.departure === 'missing'
  return (
    <span>
      {`${isMissing ? t('Máy chủ không gửi giá trị của ô này.') : t('Máy chủ gửi: “{value}”.', { value })} ${!isReadOnly ? t('Bạn không sửa thì giữ nguyên.') : ''}`}
    </span>
  )
}
