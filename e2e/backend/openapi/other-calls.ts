import { inData } from '#descriptor/envelope.ts'
import { pagesPage } from '#descriptor/pagination.ts'
import { type ApiCall, inQuery, json } from './api-call.ts'
import { type JsonSchema, objectSchema, orNull, schemaRef } from './json-schema.ts'
import { samplePage, shapeOf } from './shape-of.ts'

const text: JsonSchema = { type: 'string' }
const moment: JsonSchema = { type: 'string', examples: ['2026-01-31', '2026-01-31T08:00:00Z'] }
const paging = pagesPage(50)

/** The schema of an entry of the audit log, for the components. */
export const auditEntry = objectSchema({
  id: { type: ['string', 'integer'] },
  at: { type: 'string', format: 'date-time' },
  account: orNull(text),
  username: orNull(text),
  action: text,
  resource: text,
  record: orNull(text),
  label: orNull(text),
  call: orNull(text),
  address: orNull(text),
  agent: orNull(text),
  changes: {},
})

/** The audit log, the version file (S7-165), this document and the checks of balancers. */
export const otherCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/audit',
    operationId: 'auditList',
    tag: 'audit',
    summary: 'A page of the audit log, the newest first; for superadmins',
    parameters: [
      inQuery(paging.position, { type: 'integer', minimum: 1, default: 1 }),
      inQuery(paging.size, { type: 'integer', minimum: 1, maximum: 500, default: paging.perPage }),
      ...['resource', 'id', 'account', 'action'].map((name) => inQuery(name, text)),
      ...['from', 'to'].map((name) => inQuery(name, moment)),
    ],
    answer: json(
      shapeOf((n) =>
        inData.write({
          rows: [schemaRef('AuditEntry')],
          pagination: paging.write(samplePage(n)),
        }),
      ),
    ),
    refusals: [422],
  },
  {
    method: 'GET',
    path: '/meta.json',
    operationId: 'appVersion',
    tag: 'app',
    summary: 'The version of the app that is served',
    answer: json(objectSchema({ version: text })),
    credentials: 'none',
    refusals: [404],
  },
  {
    method: 'GET',
    path: '/openapi.json',
    operationId: 'appDescription',
    tag: 'app',
    summary: 'This document',
    answer: json(objectSchema({ openapi: text, info: { type: 'object' }, paths: { type: 'object' } })),
    credentials: 'none',
  },
  {
    method: 'GET',
    path: '/health/live',
    operationId: 'healthLive',
    tag: 'app',
    summary: 'Whether the process answers',
    answer: json(objectSchema({ status: { const: 'live' } })),
    credentials: 'none',
  },
  {
    method: 'GET',
    path: '/health/ready',
    operationId: 'healthReady',
    tag: 'app',
    summary: 'Whether the database takes writes; 503 while it is away or its disk is full',
    answer: json(objectSchema({ status: { const: 'ready' } })),
    credentials: 'none',
  },
]
