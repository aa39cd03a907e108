import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import { readNumber } from '#descriptor/read.ts'
import type { PriceInput } from '#features/quote/rules/calculators.ts'
import { ruleFor } from '#features/quote/rules/rule.ts'
import { weighShipment } from '#features/quote/rules/weigh.ts'
import type { Db } from '../db/database.ts'
import { findRecords } from '../records/find-records.ts'
import { isStorable } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import type { Env, Route } from '../server/route.ts'
import { readShipmentQuery } from './read-shipment-query.ts'
import { resourceOfRole } from './resource-of-role.ts'
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

/** The price per kilogram in đồng, by the active row of the price list for the weight; beyond all rows, by the heaviest. */
async function perKiloOf(db: Db, service: ServiceType, weight: number, yen: number): Promise<number> {
  const prices = resourceOfRole('prices')
  const where = sql<SqlBool>`record.active and record.service = ${service.Name} and coalesce(record.from_weight, 0) < ${weight}`
  const order = sql`record.from_weight desc nulls last, record.price, record.id`
  const [row] = prices ? await findRecords(db, prices, { where: [where], order, limit: 1 }) : []
  const amount = readNumber(row?.['price'])
  if (!row || amount === null) {
    throw new HttpError(422, `Bảng giá chưa có mức ${weight} kg cho ${service.Name}.`)
  }
  return row['currency'] === 'JPY' ? Math.round(amount * yen) : amount
}

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
