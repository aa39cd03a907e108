import { Text } from '@mantine/core'
import { hasId } from '#descriptor/own-ids.ts'
import type { Row } from '#descriptor/row.ts'
import type { Misfit } from '#hooks/read/read-page.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { FormNote } from '#kit/form-alert.tsx'
import { formatNumber } from '#text/format.ts'
import { type Text as Sentence, text } from '#text/text.ts'

/** How the back-end pages the list, where that is not how it was asked to; nothing where it does. */
export function MisfitNote({ misfits }: { readonly misfits: readonly Misfit[] }) {
  const t = useText()
  return (
    misfits.length > 0 && (
      <Text pt="xs" c="dimmed">
        {misfits.map((one) => sentence(one, t)).join(' ')}
      </Text>
    )
  )
}

const texts: Readonly<Record<Exclude<Misfit['kind'], 'size' | 'total'>, Sentence>> = {
  first: text('Máy chủ đếm trang từ số 0.'),
  page: text('Máy chủ trả cùng một trang dù xem trang nào, nên danh sách được chia trang trên máy này.'),
  repeat: text('Máy chủ trả một số mục ở hai trang.'),
  part: text('Máy chủ chưa trả hết danh sách này.'),
}

function sentence(misfit: Misfit, t: Translate): string {
  if (misfit.kind === 'size') return t('Máy chủ trả {n} dòng mỗi trang.', { n: formatNumber(misfit.size) })
  if (misfit.kind === 'total')
    return t('Máy chủ báo có {n} mục, không khớp với số dòng nhận được.', { n: formatNumber(misfit.total) })
  return t(texts[misfit.kind])
}

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
