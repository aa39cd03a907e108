import { COUNTRIES, EXTRA_SERVICES, PACKAGE_TYPES, SERVICE_TYPES } from '../quote/tariff.ts'
import { type ApiCall, type ApiParameter, inQuery, json } from './api-call.ts'
import { arraySchema, type JsonSchema, objectSchema } from './json-schema.ts'
import { searchParameter } from './list-parameters.ts'

const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number' }
const amount = (limits: JsonSchema): JsonSchema => ({ type: 'number', ...limits })
const weight = amount({ minimum: 0.001, maximum: 1000 })
const side = amount({ minimum: 0, maximum: 1000 })
const value = amount({ minimum: 0, maximum: 1e12, default: 0 })

const parcel = {
  type: 'object',
  properties: { Weight: weight, Length: side, Width: side, Height: side },
  required: ['Weight'],
}

const shipment: readonly ApiParameter[] = [
  inQuery(
    'ServiceCode',
    { enum: ['', ...SERVICE_TYPES.map(({ Code }) => Code)] },
    { description: 'Blank: every service.' },
  ),
  inQuery('ToCountryOrTerritoryId', { enum: ['', ...Object.keys(COUNTRIES)] }),
  inQuery('PackageType', { enum: ['', ...PACKAGE_TYPES], default: 'SPX' }),
  inQuery('GoodsValue', value),
  inQuery('NumberOfItems', { type: 'integer', minimum: 1, maximum: 9999, default: 1 }),
  inQuery('Weight', weight, { required: true, description: 'Kilograms.' }),
  ...['Dim.Length', 'Dim.Width', 'Dim.Height'].map((name) =>
    inQuery(name, side, { description: 'Centimetres.' }),
  ),
  inQuery('AccountNr', text),
  inQuery('OtherFees', value),
  inQuery('ChildItems', arraySchema(parcel), {
    description:
      'More parcels, each by its index from 0: `ChildItems[0].Weight=1.2&ChildItems[0].Length=30`.',
  }),
]

const price = objectSchema({
  ServiceCode: text,
  ServiceName: text,
  BillableWeight: number,
  PricePerKilo: number,
  Freight: number,
  GoodsFee: number,
  Handling: number,
  OtherFees: number,
  Price: number,
  Currency: text,
  Days: text,
})

const results = (row: JsonSchema) => json(objectSchema({ Result: arraySchema(row) }))

const helper = (path: string, name: string, summary: string, row: JsonSchema): ApiCall => ({
  method: 'GET',
  path,
  operationId: `quote${name}`,
  tag: 'quote',
  summary,
  answer: results(row),
})

/** The helper lists and the calculators (S7-151 to S7-156, S7-161). */
export const quoteCalls: readonly ApiCall[] = [
  {
    ...helper(
      '/crm/autocomplete/customer',
      'Customers',
      'The customers that match a search',
      objectSchema({ Id: text, Code: text, Name: text }),
    ),
    parameters: [searchParameter('keyword')],
  },
  {
    ...helper(
      '/fin-autocomplete-agent/autocomplete-consigneeinfo',
      'Consignees',
      'The recipients that match a search',
      objectSchema({ Id: text, Name: text, Phone: text, CountryId: text }),
    ),
    parameters: [searchParameter('keyword')],
  },
  helper(
    '/common/service-type',
    'Services',
    'The shipping services',
    objectSchema({ Code: text, Name: text, Days: text }),
  ),
  helper(
    '/common/extra-service-type',
    'ExtraServices',
    'The additional services',
    objectSchema({ Code: text, Name: text, Price: number }),
  ),
  helper(
    '/common/currency',
    'Currencies',
    'The currencies with their rates in đồng',
    objectSchema({ Code: text, Name: text, Rate: number }),
  ),
  {
    ...helper(
      '/api/international-price-calculator',
      'Calculate',
      'The prices of a shipment, one for each service',
      price,
    ),
    parameters: shipment,
    refusals: [422],
  },
  {
    method: 'GET',
    path: '/bill/calc-price-extra-service',
    operationId: 'quoteCalculateExtraServices',
    tag: 'quote',
    summary: 'The price of additional services together',
    parameters: [
      inQuery('ExtraService', arraySchema({ enum: EXTRA_SERVICES.map(({ Code }) => Code) }), {
        style: 'form',
        explode: true,
        description: 'Repeated for each service.',
      }),
    ],
    answer: json(objectSchema({ Result: number })),
    refusals: [422],
  },
]
