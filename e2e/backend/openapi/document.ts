import type { Resource } from '#descriptor/resource.ts'
import { type ApiCall, type ApiParameter, type Credentials, content } from './api-call.ts'
import { fileCalls } from './file-calls.ts'
import type { JsonSchema } from './json-schema.ts'
import { unique } from './list-parameters.ts'
import { auditEntry, otherCalls } from './other-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { recordSchemas } from './record-schemas.ts'
import { refusalResponses, refusalSchema, refusals } from './refusals.ts'
import { resourceCalls } from './resource-calls.ts'
import { sessionCalls } from './session-calls.ts'

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly [key: string]: unknown
}

/** Every call of the back-end: those of the resources, unless a handwritten one takes its place. */
export function apiCalls(resources: readonly Resource[]): readonly ApiCall[] {
  return [...sessionCalls, ...fileCalls, ...quoteCalls, ...otherCalls, ...resources.flatMap(resourceCalls)]
}

/** Describes the calls of the back-end for programs, derived from the table of resources. */
export function openApiDocument(resources: readonly Resource[]): OpenApiDocument {
  const calls = apiCalls(resources)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Bến',
      version: '1.0.0',
      description:
        'Every call takes `Authorization: Bearer <token>` with a DPoP proof (RFC 9449) of its method and URL, fresh for each attempt. `lang` is `vi`.',
    },
    servers: [{ url: '/' }],
    tags: tags(calls, resources),
    security: [requirement.token],
    paths: paths(calls),
    components: {
      schemas: {
        // The session has a user also where the table has none.
        User: { type: 'object' },
        ...Object.fromEntries(resources.flatMap((resource) => Object.entries(recordSchemas(resource)))),
        AuditEntry: auditEntry,
        Refusal: refusalSchema,
      },
      responses: refusalResponses,
      parameters: { lang: { name: 'lang', in: 'header', schema: { const: 'vi' } } },
      securitySchemes,
    },
  }
}

const securitySchemes: Readonly<Record<string, JsonSchema>> = {
  session: {
    type: 'oauth2',
    description: 'The access token of the identity provider, sent as `Authorization: Bearer`.',
    flows: {
      password: {
        tokenUrl: '/idp/token',
        refreshUrl: '/idp/token',
        scopes: {
          openid: 'an ID token',
          profile: 'the name of the user',
          full_access: 'the calls of the API',
          offline_access: 'a refresh token',
        },
      },
    },
  },
  dpop: {
    type: 'apiKey',
    in: 'header',
    name: 'DPoP',
    description:
      'A proof of RFC 9449: ES256, `htm`, `htu` without query, `iat`, `jti`, and `ath` beside a token.',
  },
}

const requirement: Readonly<Record<Credentials, JsonSchema>> = {
  token: { session: ['full_access'], dpop: [] },
  proof: { dpop: [] },
  none: {},
}

function tags(calls: readonly ApiCall[], resources: readonly Resource[]): readonly object[] {
  return [...new Set(calls.map(({ tag }) => tag))].map((name) => {
    const title = resources.find((resource) => resource.name === name)?.title
    return { name, ...(title === undefined ? {} : { description: title }) }
  })
}

/** Path → method → operation. Names of path parameters are alike on a path, as OpenAPI requires. */
function paths(calls: readonly ApiCall[]): OpenApiDocument['paths'] {
  const found: Record<string, Record<string, JsonSchema>> = {}
  for (const { method, path } of calls) {
    const address = documentPath(path)
    const name = method.toLowerCase()
    const same = calls.filter((call) => call.method === method && documentPath(call.path) === address)
    found[address] = { ...found[address], [name]: operation(address, same) }
  }
  return found
}

/** The path of a descriptor in the document: an id has one name there. */
export const documentPath = (path: string): string => path.replaceAll('{_id}', '{id}')

/** One operation; several views of a list are one, with the parameters of all. */
function operation(path: string, [first, ...others]: readonly ApiCall[]): JsonSchema {
  if (!first) throw new RangeError(`no call at ${path}`)
  const { credentials = 'token', body, operationId, summary, tag } = first
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const own = unique([first, ...others].flatMap(({ parameters = [] }) => parameters)).map(
    ({ style, explode, ...parameter }: ApiParameter) => ({
      ...parameter,
      ...(style ? { style, explode } : {}),
    }),
  )
  const lang = credentials === 'token' ? [{ $ref: '#/components/parameters/lang' }] : []
  const description = [first.description, ...others.map((other) => other.summary)]
    .filter(Boolean)
    .join('\n\n')
  return {
    operationId,
    summary,
    tags: [tag],
    ...(description ? { description } : {}),
    parameters: [...named, ...own, ...lang],
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    responses: { [first.status ?? 200]: answer(first), ...refusals(first, credentials) },
    security: [requirement[credentials]],
  }
}

function answer({ answer: types, isTagged, headers: own = {}, example }: ApiCall): JsonSchema {
  const tag = { description: 'The entity tag of the record.', schema: { type: 'string' } }
  const named = Object.entries(own).map(([name, schema]) => [name, { schema }])
  const headers = { ...Object.fromEntries(named), ...(isTagged ? { ETag: tag } : {}) }
  return {
    description: 'Done.',
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(Object.keys(types).length > 0 ? { content: content(types, example) } : {}),
  }
}
