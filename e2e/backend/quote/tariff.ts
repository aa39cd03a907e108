import { people } from '../seeds/people.ts'
import { randomOf } from '../seeds/random.ts'

/** A shipping service; its name is the `service` of its rows in the price list. */
export interface ServiceType {
  readonly Code: string
  readonly Name: string
  readonly Days: string
  /** The least billable weight, in kilograms. */
  readonly least: number
}

/** The services with a price. */
export const SERVICE_TYPES: readonly ServiceType[] = [
  { Code: 'EXPRESS', Name: 'Chuyển phát nhanh', Days: '3–4', least: 0 },
  { Code: 'AIR', Name: 'Đường bay', Days: '5–7', least: 0 },
  { Code: 'SEA', Name: 'Đường biển', Days: '18–25', least: 3 },
]

/** Additional services, with prices in đồng. */
export const EXTRA_SERVICES: readonly {
  readonly Code: string
  readonly Name: string
  readonly Price: number
}[] = [
  { Code: 'INSURANCE', Name: 'Bảo hiểm hàng hóa', Price: 90_000 },
  { Code: 'REPACK', Name: 'Đóng gói lại', Price: 45_000 },
  { Code: 'CRATE', Name: 'Đóng kiện gỗ', Price: 250_000 },
  { Code: 'INSPECTION', Name: 'Kiểm đếm, chụp ảnh', Price: 30_000 },
  { Code: 'MERGE', Name: 'Gom nhiều đơn', Price: 0 },
]

/** Factors of the freight by country, relative to Việt Nam. */
export const COUNTRIES: Readonly<Record<string, number>> = {
  VN: 1,
  TH: 1.05,
  TW: 1.1,
  KR: 1.15,
  SG: 1.2,
  AU: 1.6,
  US: 1.8,
}

/** Documents are weighed on the scales only. */
export const PACKAGE_TYPES: readonly string[] = ['SPX', 'DOX']

/** Rates in đồng; that of the yen is an app setting. */
export const RATES = { VND: 1, USD: 25_400 } as const

/** Đồng for each item beyond the first. */
export const PER_ITEM = 5000

/** The recipients of parcels of a small agent. */
export const CONSIGNEES = people(randomOf('consignees'), 80).map(({ name, town, phone }, at) => ({
  Id: `NN${String(at + 1).padStart(4, '0')}`,
  Name: `${name}, ${town}`,
  Phone: phone,
  CountryId: at % 9 === 8 ? 'TW' : 'VN',
}))
