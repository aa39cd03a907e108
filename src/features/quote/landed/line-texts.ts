import type { KnownFee } from '#features/quote/rules/named-fees.ts'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { withMinus } from '#text/signed.ts'
import { type Text, text } from '#text/text.ts'
import type { Formula, LandedLine, Missing } from './landed-price.ts'
import type { SurchargeBase } from './surcharge.ts'

const kindNames: Readonly<Record<Exclude<LandedLine['kind'], 'surcharge' | 'carrier'>, Text>> = {
  goods: text('Tiền hàng'),
  fee: text('Phí mua hộ'),
  domestic: text('Cước nội địa Nhật'),
  freight: text('Cước quốc tế'),
  extra: text('Dịch vụ thêm'),
}

const feeNames: Readonly<Record<KnownFee, Text>> = {
  '#goods': text('Phí trên giá trị hàng'),
  '#handling': text('Phí xử lý hàng'),
  '#fuel': text('Phụ phí nhiên liệu'),
  '#remote': text('Phụ phí vùng xa'),
  '#insurance': text('Bảo hiểm'),
  '#other': text('Phụ phí khác'),
  '#rest': text('Phụ phí của hãng'),
}

/** The label of a line: the name of the goods or of the surcharge where it has one. */
export function lineLabel({ kind, name }: Pick<LandedLine, 'kind' | 'name'>): Text {
  if (kind === 'carrier') return feeNames[name as KnownFee] ?? name
  return name.trim() !== '' || kind === 'surcharge' ? name : kindNames[kind]
}

const baseNames: Readonly<Record<SurchargeBase, Text>> = {
  goods: text('tiền hàng'),
  goodsFees: text('tiền hàng, phí mua hộ và cước nội địa'),
  freight: text('cước quốc tế'),
  total: text('các dòng ở trên'),
}

/** The formula of a line as text, with the setting or the call that its numbers are from. */
export function formulaText(line: Pick<LandedLine, 'kind' | 'formula'>, t: (source: Text) => string): Text {
  const { formula, kind } = line
  const dong = (value: number) => formatAmount(value, 'VND')
  const yen = (value: number) => formatAmount(value, 'JPY')
  const source = kind === 'fee' ? t(text('Phí mua hộ')) : t(text('Khoản cộng vào giá trọn gói'))
  const writers: { readonly [K in Formula['kind']]: (one: Extract<Formula, { kind: K }>) => Text } = {
    goods: ({ price, count, rate }) =>
      text('{price} × {count} × {rate} (tỉ giá trong Cài đặt ứng dụng)', {
        price: yen(price),
        count: formatNumber(count),
        rate: formatNumber(rate),
      }),
    yen: ({ yen: amount, rate }) =>
      text('{amount} × {rate} (tỉ giá trong Cài đặt ứng dụng)', {
        amount: yen(amount),
        rate: formatNumber(rate),
      }),
    percent: ({ percent, base, of }) =>
      text('{percent}% của {base} {amount} (Cài đặt ứng dụng: {source})', {
        percent: withMinus(percent, formatNumber),
        base: t(baseNames[base]),
        amount: dong(of),
        source,
      }),
    freight: ({ price, currency, rate, goodsFee }) => {
      const amount = formatAmount(price, currency)
      const times = currency === 'VND' ? '' : ` × ${formatNumber(rate ?? 0)}`
      if (goodsFee === 0) return text('{amount}{times}, giá của máy chủ cho dịch vụ này', { amount, times })
      return text('({amount} giá của máy chủ − {fee} phí đã có dòng riêng){times}', {
        amount,
        fee: formatAmount(goodsFee, currency),
        times,
      })
    },
    carrier: ({ amount, currency, rate }) =>
      text('{amount}{times}, phí mà giá của máy chủ ghi riêng', {
        amount: formatAmount(amount, currency),
        times: currency === 'VND' ? '' : ` × ${formatNumber(rate ?? 0)}`,
      }),
    dong: () =>
      kind === 'extra'
        ? text('Tổng các dịch vụ thêm đã chọn, do máy chủ tính')
        : text('Số tiền trong Cài đặt ứng dụng: {source}', { source }),
  }
  return (writers[formula.kind] as (one: Formula) => Text)(formula)
}

/** The missing parts of a price, each with the action that adds it. */
export const missingTexts: Readonly<Record<Missing, Text>> = {
  rate: text('Chưa có tỉ giá yên: xem ô Tỉ giá trong Cài đặt ứng dụng.'),
  fee: text('Chưa đọc được phí mua hộ trong Cài đặt ứng dụng.'),
  price: text('Có món hàng chưa có giá.'),
  freight: text('Chưa có cước quốc tế: bấm Tính giá.'),
  freightRate: text('Chưa có tỉ giá cho tiền tệ của cước quốc tế.'),
  extra: text('Chưa tính được dịch vụ thêm.'),
  surcharges: text('Chưa đọc được các khoản cộng thêm trong Cài đặt ứng dụng.'),
}
