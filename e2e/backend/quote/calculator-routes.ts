import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import { readNumber } from '#descriptor/read.ts'
import type { PriceInput } from '#features/quote/rules/calculators.ts'
import { ruleFor } from '#features/quote/rules/rule.ts'
import { weighShipment } from '#features/quote/rules/weigh.ts'
import { resources } from '#resources/table.ts'
import type { Db } from '../db/database.ts'
import { findRecords } from '../records/find-records.ts'
import { isStorable } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import type { Env, Route } from '../server/route.ts'
import { readShipmentQuery } from './read-shipment-query.ts'
import { settingsValues } from './settings-values.ts'
import { COUNTRIES, EXTRA_SERVICES, PER_ITEM, type ServiceType } from './tariff.ts'

/** Both calculators (S7-156, S7-161), with their results in `Result`. */
export const calculatorRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/international-price-calculator', who: 'staff', handle: international },
  { method: 'GET', path: '/bill/calc-price-extra-service', who: 'staff', handle: extraServices },
]

async function international(c: Context<Env>): Promise<Response> {
  const [db, { services, ...query }] = [c.get('db'), readShipmentQuery(c)]
  const settings = await settingsValues(db)
  const rows = []
  // oxlint-disable-next-line no-await-in-loop -- three at most, on one connection
  for (const service of services) rows.push(await priceOf(db, service, query, settings))
  return c.json({ Result: rows })
}

/** The price of a service: freight by the price list, handling, the fee on the goods' value, and other fees. */
async function priceOf(
  db: Db,
  service: ServiceType,
  query: PriceInput,
  settings: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const weight = billableWeight(service, query, settings)
  const perKilo = await perKiloOf(db, service, weight, readNumber(settings['exchange_rate']) ?? 0)
  const freight = Math.round(perKilo * weight * (COUNTRIES[query.country] ?? 1))
  const handling = ((query.items ?? 1) - 1) * PER_ITEM
  const fee = Math.round(((query.goodsValue ?? 0) * (readNumber(settings['purchase_fee']) ?? 0)) / 100)
  return {
    ServiceCode: service.Code,
    ServiceName: service.Name,
    BillableWeight: weight,
    PricePerKilo: perKilo,
    Freight: freight,
    GoodsFee: fee,
    Handling: handling,
    OtherFees: query.otherFees ?? 0,
    Price: freight + handling + fee + (query.otherFees ?? 0),
    Currency: 'VND',
    Days: service.Days,
  }
}

function billableWeight(
  { Code, least }: ServiceType,
  { parcels, packageType }: PriceInput,
  settings: Readonly<Record<string, unknown>>,
): number {
  const rules = (settings['volumetric_rules'] ?? []) as readonly Record<string, unknown>[]
  const onScales = parcels.map(({ weight }) => ({ weight, length: null, width: null, height: null }))
  const weighed = packageType === 'DOX' ? onScales : parcels
  return Math.max(weighShipment(weighed, ruleFor(rules, Code)).billable, least)
}

/** The price per kilogram in đồng, by the active row of the price list for the weight; a weight without one has no price. */
async function perKiloOf(db: Db, { Name }: ServiceType, weight: number, yen: number): Promise<number> {
  const prices = resources.find(({ quote }) => quote?.prices)
  const own = sql<SqlBool>`record.service = ${Name}`
  const covering = sql<SqlBool>`coalesce(record.from_weight, 0) < ${weight} and (record.to_weight is null or record.to_weight >= ${weight})`
  const order = sql`record.active desc, record.from_weight desc nulls last, record.price, record.id`
  const [row] = prices ? await findRecords(db, prices, { where: [own, covering], order, limit: 1 }) : []
  const amount = readNumber(row?.['price'])
  if (row?.['active'] === true && amount !== null)
    return row['currency'] === 'JPY' ? Math.round(amount * yen) : amount
  const heaviestFirst = sql`record.to_weight desc nulls first, record.id`
  const active = sql<SqlBool>`record.active`
  const [last] = prices
    ? await findRecords(db, prices, { where: [own, active], order: heaviestFirst, limit: 1 })
    : []
  throw new HttpError(422, withoutPrice(Name, weight, row, readNumber(last?.['to_weight'])))
}

/** Why a weight has no price: its band is switched off, it is above the last one, or no band has it. */
function withoutPrice(
  service: string,
  weight: number,
  row: Readonly<Record<string, unknown>> | undefined,
  end: number | null,
): string {
  const from = readNumber(row?.['from_weight']) ?? 0
  const to = readNumber(row?.['to_weight'])
  if (row?.['active'] === false) {
    const range = to === null ? `trên ${kilos(from)}` : `${kilos(from)}–${kilos(to)}`
    return `Khoảng ${range} kg của ${service} đang tắt: hãy bật lại trong Bảng giá hệ thống hoặc chọn dịch vụ khác.`
  }
  if (end !== null && end < weight)
    return `Bảng giá của ${service} chỉ đến ${kilos(end)} kg, lô này ${kilos(weight)} kg: hãy chia lô hoặc chọn dịch vụ khác.`
  return `Bảng giá chưa có mức ${kilos(weight)} kg cho ${service}: hãy thêm mức này hoặc chọn dịch vụ khác.`
}

const kilograms = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 3 })
const kilos = (weight: number) => kilograms.format(weight)

function extraServices(c: Context<Env>): Response {
  const codes = [...new Set(c.req.queries('ExtraService') ?? [])].filter((code) => code !== '')
  const chosen = codes.map((code) => EXTRA_SERVICES.find(({ Code }) => Code === code))
  const unknown = codes.find((_, at) => chosen[at] === undefined)
  if (unknown !== undefined) {
    const name = isStorable(unknown) && unknown.length <= 40 ? `“${unknown}”` : 'này'
    const message = `Không có dịch vụ thêm ${name}.`
    throw new HttpError(422, message, { errors: { ExtraService: message } })
  }
  return c.json({ Result: chosen.reduce((sum, one) => sum + (one?.Price ?? 0), 0) })
}
