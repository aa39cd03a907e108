import type { Context } from 'hono'
import type { PriceInput } from '#features/quote/rules/calculators.ts'
import { mostParcels } from '#features/quote/rules/quote-values.ts'
import { missingSides, type Parcel } from '#features/quote/rules/weigh.ts'
import { fill } from '#text/text.ts'
import { queryParam } from '../records/request-params.ts'
import { HttpError } from '../server/reply.ts'
import { COUNTRIES, PACKAGE_TYPES, SERVICE_TYPES, type ServiceType } from './tariff.ts'

/** Reads the query of the international calculator; throws a 422 with the parameter's name for an invalid value. */
export function readShipmentQuery(c: Context): PriceInput & { readonly services: readonly ServiceType[] } {
  const service = queryParam(c, 'ServiceCode')
  const services = SERVICE_TYPES.filter(({ Code }) => service === '' || Code === service)
  if (services.length === 0) throw wrong('ServiceCode', 'Không có dịch vụ này.')
  const country = queryParam(c, 'ToCountryOrTerritoryId').toUpperCase() || 'VN'
  if (!Object.hasOwn(COUNTRIES, country)) {
    throw wrong('ToCountryOrTerritoryId', 'Chưa có giá gửi đến nơi này.')
  }
  const packageType = queryParam(c, 'PackageType') || 'SPX'
  if (!PACKAGE_TYPES.includes(packageType)) throw wrong('PackageType', 'Không có loại kiện này.')
  const items = amount(c, 'NumberOfItems', 1, 9999) ?? 1
  if (!Number.isInteger(items)) throw wrong('NumberOfItems', 'Số món phải là số nguyên.')
  return {
    services,
    country,
    packageType,
    items,
    goodsValue: amount(c, 'GoodsValue', 0, 1e12) ?? 0,
    otherFees: amount(c, 'OtherFees', 0, 1e12) ?? 0,
    account: queryParam(c, 'AccountNr'),
    parcels: [parcelIn(c, '', 'Dim.'), ...childrenIn(c)],
  }
}

function childrenIn(c: Context): readonly Parcel[] {
  const names = Object.keys(c.req.query()).flatMap(
    (name) => /^ChildItems\[(\d{1,4})\]\./.exec(name)?.[1] ?? [],
  )
  const indexes = [...new Set(names.map(Number))].toSorted((one, other) => one - other)
  if (indexes.length >= mostParcels || indexes.some((place, at) => place !== at)) {
    throw wrong('ChildItems', `Kiện con đánh số từ 0, cả lô tối đa ${mostParcels} kiện.`)
  }
  return indexes.map((place) => parcelIn(c, `ChildItems[${place}].`, `ChildItems[${place}].`))
}

function parcelIn(c: Context, own: string, sides: string): Parcel {
  const weight = amount(c, `${own}Weight`, 0.001, 1000)
  if (weight === null) throw wrong(`${own}Weight`, 'Hãy cho biết cân nặng.')
  const side = (name: string) => amount(c, `${sides}${name}`, 0, 1000)
  const parcel = { weight, length: side('Length'), width: side('Width'), height: side('Height') }
  const [missing] = missingSides(parcel)
  if (missing) throw wrong(`${sides}${sideNames[missing]}`, 'Hãy điền đủ ba cạnh, hoặc bỏ trống cả ba.')
  return parcel
}

const sideNames = { length: 'Length', width: 'Width', height: 'Height' } as const

/** A number of the query within limits; null when it is absent. */
function amount(c: Context, name: string, min: number, max: number): number | null {
  const text = queryParam(c, name).trim()
  if (text === '') return null
  const value = /^\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw wrong(name, fill('{name} phải là số từ {min} đến {max}.', { name, min, max }))
}

function wrong(name: string, message: string): HttpError {
  return new HttpError(422, message, { errors: { [name]: message } })
}
