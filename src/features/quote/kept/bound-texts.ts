import type { Bound } from '#features/quote/rules/bounds.ts'
import { type Text, text } from '#text/text.ts'
import type { LinkProblem } from './share-link.ts'

/** How many quotes of a file exceed a bound. */
export function refusedText(bound: Bound, count: number): Text {
  const texts: Readonly<Record<Bound, Text>> = {
    text: text('{count} báo giá có chữ quá dài, bị bỏ qua', { count }),
    count: text('{count} báo giá có quá nhiều dòng, bị bỏ qua', { count }),
    number: text('{count} báo giá có con số quá lớn, bị bỏ qua', { count }),
    time: text('{count} báo giá có ngày ở tương lai, bị bỏ qua', { count }),
  }
  return texts[bound]
}

/** Why the quote of a link is not offered. */
export const linkTexts: Readonly<Record<LinkProblem, Text>> = {
  unreadable: text('Liên kết này không có báo giá đọc được. Có thể nó bị cắt khi gửi.'),
  tooLarge: text('Liên kết này quá dài nên không được mở. Nhờ người gửi xuất báo giá ra tệp.'),
  text: text('Báo giá trong liên kết này có chữ quá dài nên không được mở.'),
  count: text('Báo giá trong liên kết này có quá nhiều dòng nên không được mở.'),
  number: text('Báo giá trong liên kết này có con số quá lớn nên không được mở.'),
  time: text('Báo giá trong liên kết này có ngày ở tương lai nên không được mở.'),
}
