import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { Written } from './grid-cell.ts'

/** The result of writing several cells; '' for a single one, which shows it. */
export function writtenText({ changed, locked, left = 0, step }: Written): Text {
  const n = formatNumber(changed)
  if (step === 'undo')
    return changed > 0 ? text('Đã hoàn tác {n} ô.', { n }) : text('Không còn gì để hoàn tác.')
  if (step === 'redo')
    return changed > 0 ? text('Đã làm lại {n} ô.', { n }) : text('Không còn gì để làm lại.')
  if (changed === 0 && locked > 0) return text('Các ô này chỉ xem ở đây.')
  if (left > 0) return text('Đã sửa {n} ô; {left} ô ngoài bảng bị bỏ.', { n: changed, left })
  if (locked > 0) return text('Đã sửa {n} ô; {locked} ô chỉ xem giữ nguyên.', { n: changed, locked })
  return changed > 1 ? text('Đã sửa {n} ô.', { n }) : ''
}
