import { randomOf } from './random.ts'

/** Each has a service of its own: prices of one service for the same weight would overlap. */
const SERVICES: readonly (readonly [name: string, service: string, currency: string, perKilo: number])[] = [
  ['Đường bay Tokyo – Hà Nội', 'Đường bay', 'VND', 185_000],
  ['Đường bay Tokyo – TP. Hồ Chí Minh', 'Đường bay vào Nam', 'VND', 190_000],
  ['Đường bay Osaka – Đà Nẵng', 'Đường bay miền Trung', 'VND', 198_000],
  ['Đường biển Yokohama – Hải Phòng', 'Đường biển', 'VND', 62_000],
  ['Đường biển Osaka – Cát Lái', 'Đường biển vào Nam', 'VND', 64_000],
  ['Chuyển phát nhanh tới tận nhà', 'Chuyển phát nhanh', 'JPY', 1_450],
  ['Gửi nội địa Nhật về kho', 'Nội địa Nhật', 'JPY', 320],
  ['Hàng cồng kềnh đường biển', 'Hàng cồng kềnh', 'VND', 78_000],
]

const STEPS = [0, 0.5, 1, 2, 5, 10, 20, 30, 50, 70, 100, 150, 200, 300, 500, 1000]

/** Heavier is cheaper per kilo; rounded as a price list is. */
function priceFor(perKilo: number, from: number, currency: string): number {
  const rounded = currency === 'JPY' ? 10 : 500
  return Math.round((perKilo * (1 - Math.log10(1 + from) / 9)) / rounded) * rounded
}

/** The rows of the price resource: a ladder of weights for every way of shipping. */
export function prices(count: number): Record<string, unknown>[] {
  const random = randomOf('prices')
  const all = SERVICES.flatMap(([name, service, currency, perKilo]) =>
    STEPS.slice(0, -1).map((from, at) => ({
      name: `${name}, ${from ? `từ ${String(from).replace('.', ',')} kg` : 'dưới nửa ký'}`,
      service,
      from_weight: from,
      to_weight: STEPS[at + 1] ?? null,
      price: priceFor(perKilo, from, currency),
      currency,
      note: random.chance(0.25) ? 'Tính theo số lớn hơn giữa cân nặng thật và cân nặng quy đổi.' : '',
      active: random.chance(0.92),
    })),
  )
  return all.slice(0, count)
}
