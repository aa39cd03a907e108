import { List } from '@mantine/core'
import type { Translate } from '#hooks/use-text.ts'
import { useText } from '#hooks/use-text.ts'
import { formatMoney } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { PackItem } from './piece.ts'
import { isMeasured, mostPieces } from './piece.ts'
import type { NoOption } from './plan-options.ts'
import type { Unpackable } from './plans.ts'

interface PackingNotesProps {
  readonly items: readonly PackItem[]
  /** The number of pieces. */
  readonly count: number
  readonly without: readonly NoOption[]
}

/** Notes on the goods that are not packed: those without a size, and those that a service refuses. */
export function PackingNotes({ items, count, without }: PackingNotesProps) {
  const t = useText()
  const unmeasured = items.flatMap((item, at) => (isBlank(item) || isMeasured(item) ? [] : [at]))
  const noBox = unpackableIn(without).filter(({ reason }) => reason === 'noBox')
  const notes = [
    unmeasured.length > 0 &&
      t('{items} chưa đủ cân nặng, ba cạnh và số lượng nên chưa được xếp.', {
        items: sentence(listOf(unmeasured, items, t)),
      }),
    count === 0 && t('Chưa có món hàng nào để xếp.'),
    count > mostPieces && t('Mỗi lần xếp nhiều nhất {n} món. Hãy chia bớt rồi xếp lại.', { n: mostPieces }),
    noBox.length > 0 &&
      t('Không thùng nào chứa được {items}. Thử thùng vừa khít, hoặc thêm thùng trong Cài đặt.', {
        items: listOf(
          noBox.map(({ item }) => item),
          items,
          t,
        ),
      }),
    ...without.map((one) => noteOf(one, items, t)),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <List spacing={4} c="var(--ben-warn)">
      {notes.map((note) => (
        <List.Item key={note}>{note}</List.Item>
      ))}
    </List>
  )
}

const reasons: Readonly<Record<'size' | 'weight', Text>> = {
  size: text('quá dài hoặc quá to'),
  weight: text('quá nặng'),
}

function noteOf(one: NoOption, items: readonly PackItem[], t: Translate): string | null {
  const { label: service } = one
  if (one.reason === 'tooMany') return t('{service} cần quá nhiều thùng cho một lô.', { service })
  if (one.reason === 'goods') return t('{service} không chở loại hàng này.', { service })
  if (one.reason === 'goodsValue')
    return t('{service} chỉ nhận hàng trị giá đến {max}.', { service, max: formatMoney(one.max, 'VND') })
  const refused = one.items.flatMap(({ item, reason }) =>
    reason === 'noBox' ? [] : [`${listOf([item], items, t)} (${t(reasons[reason])})`],
  )
  return refused.length === 0
    ? null
    : t('{service} không nhận {items}.', { service, items: refused.join(', ') })
}

/** The same items may be refused for every service: once each. */
function unpackableIn(without: readonly NoOption[]): readonly Unpackable[] {
  const all = without.flatMap((one) => (one.reason === 'unpackable' ? one.items : []))
  return [...new Map(all.map((one) => [one.item, one])).values()].toSorted(
    (one, other) => one.item - other.item,
  )
}

/** The names of items, by their indexes. */
export function listOf(indexes: readonly number[], items: readonly PackItem[], t: Translate): string {
  return indexes
    .map((at) => {
      const name = items[at]?.name.trim() ?? ''
      return name === '' ? t('món {n}', { n: at + 1 }) : t('món {n} “{name}”', { n: at + 1, name })
    })
    .join(', ')
}

const sentence = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

function isBlank({ name, weight, length, width, height }: PackItem): boolean {
  return name.trim() === '' && [weight, length, width, height].every((value) => value === null)
}
