import { hasId } from '#descriptor/own-ids.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { FormNote } from '#kit/form-note.tsx'
import { formatNumber } from '#text/format.ts'

interface WithoutIdNoteProps {
  readonly rows: readonly Row[] | undefined
  /** The screen leaves these rows out. */
  readonly isHidden?: boolean
}

/** Why some rows have no actions, or are not on the screen; nothing where every row has an id. */
export function WithoutIdNote({ rows = [], isHidden = false }: WithoutIdNoteProps) {
  const t = useText()
  const count = rows.filter((row) => !hasId(row)).length
  if (count === 0) return null
  const n = formatNumber(count)
  return (
    <FormNote>
      {isHidden
        ? t('Máy chủ không gửi mã riêng của {n} mục nên chưa hiện ở đây. Bạn báo người quản trị nhé.', { n })
        : t(
            'Máy chủ không gửi mã riêng của {n} mục nên các mục đó chỉ xem được. Bạn báo người quản trị nhé.',
            { n },
          )}
    </FormNote>
  )
}
