import type { Context } from 'hono'
import { sql } from 'kysely'
import { readNumber } from '#descriptor/read.ts'
import { searchMatcher } from '#descriptor/search.ts'
import { resources } from '#resources/table.ts'
import { findRecords, searchConditions } from '../records/find-records.ts'
import { queryParam } from '../records/request-params.ts'
import type { Env, Route } from '../server/route.ts'
import { settingsValues } from './settings-values.ts'
import { CONSIGNEES, EXTRA_SERVICES, RATES, SERVICE_TYPES } from './tariff.ts'

const MAX_RESULTS = 20

/** The helper lists (S7-151 to S7-155), with their rows in `Result`. */
export const helperRoutes: readonly Route[] = [
  { method: 'GET', path: '/crm/autocomplete/customer', who: 'staff', handle: customers },
  {
    method: 'GET',
    path: '/fin-autocomplete-agent/autocomplete-consigneeinfo',
    who: 'staff',
    handle: consignees,
  },
  { method: 'GET', path: '/common/service-type', who: 'staff', handle: serviceTypes },
  { method: 'GET', path: '/common/extra-service-type', who: 'staff', handle: extraServices },
  { method: 'GET', path: '/common/currency', who: 'staff', handle: currencies },
]

/** Customers are the people who ask for quotes. */
async function customers(c: Context<Env>): Promise<Response> {
  const customer = resources.find(({ quote }) => quote?.customer && quote.request)
  if (!customer) return c.json({ Result: [] })
  const where = searchConditions(queryParam(c, 'keyword'))
  const found = await findRecords(c.get('db'), customer, {
    where,
    order: sql`record.name, record.id`,
    limit: MAX_RESULTS,
  })
  const rows = found.map(({ id, name, phone, email }) => ({
    Id: id,
    Code: `KH${id.slice(-6).toUpperCase()}`,
    Name: [name, phone || email].filter(Boolean).join(' · '),
  }))
  return c.json({ Result: rows })
}

function consignees(c: Context<Env>): Response {
  const matches = searchMatcher(queryParam(c, 'keyword'))
  const found = CONSIGNEES.filter(({ Name, Phone }) => matches(`${Name}\n${Phone}`))
  return c.json({ Result: found.slice(0, MAX_RESULTS) })
}

function serviceTypes(c: Context<Env>): Response {
  return c.json({ Result: SERVICE_TYPES.map(({ Code, Name, Days }) => ({ Code, Name, Days })) })
}

function extraServices(c: Context<Env>): Response {
  return c.json({ Result: EXTRA_SERVICES })
}

async function currencies(c: Context<Env>): Promise<Response> {
  const yen = readNumber((await settingsValues(c.get('db')))['exchange_rate'])
  const rows = [
    { Code: 'VND', Name: 'Việt Nam đồng', Rate: RATES.VND },
    ...(yen ? [{ Code: 'JPY', Name: 'Yên Nhật', Rate: yen }] : []),
    { Code: 'USD', Name: 'Đô la Mỹ', Rate: RATES.USD },
  ]
  return c.json({ Result: rows })
}
