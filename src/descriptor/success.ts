import { isRecord } from './read.ts'

/** The headers of a response, by their names in any case; null for one that it does not have. */
export interface ResponseHeaders {
  readonly get: (name: string) => string | null
}

/** A response of the 2xx statuses with its parsed body, null for an empty one. */
export interface ParsedResponse {
  readonly body: unknown
  readonly status: number
  readonly headers: ResponseHeaders
}

/** The rule by which a response counts as success (S5-07 to S5-12); used by the app and the back-end. */
export interface SuccessRule {
  readonly name: string
  readonly holds: (response: ParsedResponse) => boolean
  /** Wraps the written record in a body that satisfies the rule; null for none. */
  readonly wrap: (data: unknown) => unknown
  /** The status of the back-end's response; 200 by default. */
  readonly status?: number
  /** Headers of the back-end's response. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether a body has no content: none, null, a blank text, or an empty object or list, which some servers interchange. */
export function isSilent(body: unknown): boolean {
  if (typeof body === 'object') return body === null || Object.keys(body).length === 0
  return typeof body === 'string' && body.trim() === ''
}

/** Any truthy body: the default. */
export const isTruthy: SuccessRule = {
  name: 'truthy',
  holds: ({ body }) => Boolean(body),
  wrap: (data) => ({ code: 1, data }),
}

/** A `code` other than 0, which is that of refusals: price list, users, deleting a keyword (src/decisions/saving.md). */
export const hasCode: SuccessRule = {
  name: 'code',
  holds: ({ body }) => isRecord(body) && Boolean(body.code) && body.code !== '0',
  wrap: (data) => ({ code: 1, data }),
}

/** Truthy `data`: brands, sellers. */
export const hasData: SuccessRule = {
  name: 'data',
  holds: ({ body }) => isRecord(body) && Boolean(body.data),
  wrap: (data) => ({ data }),
}

/** `code: 1`: creating a folder (S5-12). */
export const codeIsOne: SuccessRule = {
  name: 'code 1',
  holds: ({ body }) => isRecord(body) && (body.code === 1 || body.code === '1'),
  wrap: (data) => ({ code: 1, data }),
}

/** `success: true`: the file service. */
export const hasSuccess: SuccessRule = {
  name: 'success',
  holds: ({ body }) => isRecord(body) && Boolean(body.success),
  wrap: (data) => ({ success: true, data }),
}
