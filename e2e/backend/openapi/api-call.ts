import type { Operation } from '#descriptor/operation.ts'
import type { Method } from '../server/route.ts'
import type { JsonSchema } from './json-schema.ts'

/** A parameter of a call, except for those in the path. */
export interface ApiParameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly schema: JsonSchema
  readonly description?: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
}

/** The credentials of a call: a token with its proof, the proof alone, or none. */
export type Credentials = 'token' | 'proof' | 'none'

/** One call as the document describes it. */
export interface ApiCall {
  readonly method: Method
  /** As in a descriptor: `/api/brand/{id}`. */
  readonly path: string
  readonly operationId: string
  readonly tag: string
  /** The operation of its resource: `list`, `view-hot`, `by-slug`. */
  readonly part?: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly ApiParameter[]
  /** The content of the request by media type. */
  readonly body?: Readonly<Record<string, JsonSchema>>
  /** An example of the body of the request. */
  readonly request?: unknown
  /** The status of a successful response; 200 by default. */
  readonly status?: number
  /** The content of a successful response by media type. */
  readonly answer: Readonly<Record<string, JsonSchema>>
  /** The headers of a successful response by name, apart from its entity tag. */
  readonly headers?: Readonly<Record<string, JsonSchema>>
  /** The response has the entity tag of the record. */
  readonly isTagged?: boolean
  /** An example of a JSON answer. */
  readonly example?: unknown
  /** The statuses of refusals besides those that every call has. */
  readonly refusals?: readonly number[]
  /** The body of refusals, where it is not the common one, and its media type. */
  readonly refusal?: JsonSchema
  readonly refusalType?: string
  readonly credentials?: Credentials
}

/** The method and path of an operation. */
export const addressed = ({ method, path }: Operation): Pick<ApiCall, 'method' | 'path'> => ({ method, path })

/** The content of a JSON body. */
export const json = (schema: JsonSchema) => ({ 'application/json': schema })

/** A parameter of the query. */
export const inQuery = (
  name: string,
  schema: JsonSchema,
  more: Partial<Omit<ApiParameter, 'name' | 'in' | 'schema'>> = {},
): ApiParameter => ({ name, in: 'query', schema, ...more })

/** The content of a request or a response in the document. */
export function content(types: Readonly<Record<string, JsonSchema>>, example?: unknown): JsonSchema {
  return Object.fromEntries(
    Object.entries(types).map(([type, schema]) => [
      type,
      { schema, ...(example === undefined ? {} : { example }) },
    ]),
  )
}
