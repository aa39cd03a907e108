import { isRecord } from './read.ts'

/** The rule by which a response counts as success (S5-07 to S5-12); used by the app and the back-end. */
export interface SuccessRule {
  readonly name: string
  readonly holds: (body: unknown) => boolean
  /** Wraps the written record in a response that satisfies the rule. */
  readonly wrap: (data: unknown) => unknown
}

/** Any truthy body: the default. */
export const isTruthy: SuccessRule = {
  name: 'truthy',
  holds: Boolean,
  wrap: (data) => ({ code: 1, data }),
}

/** A truthy `code`: price list, users, deleting a keyword. */
export const hasCode: SuccessRule = {
  name: 'code',
  holds: (body) => isRecord(body) && Boolean(body.code),
  wrap: (data) => ({ code: 1, data }),
}

/** Truthy `data`: brands, sellers. */
export const hasData: SuccessRule = {
  name: 'data',
  holds: (body) => isRecord(body) && Boolean(body.data),
  wrap: (data) => ({ data }),
}

/** `code: 1`: creating a folder (S5-12). */
export const codeIsOne: SuccessRule = {
  name: 'code 1',
  holds: (body) => isRecord(body) && (body.code === 1 || body.code === '1'),
  wrap: (data) => ({ code: 1, data }),
}

/** `success: true`: the file service. */
export const hasSuccess: SuccessRule = {
  name: 'success',
  holds: (body) => isRecord(body) && Boolean(body.success),
  wrap: (data) => ({ success: true, data }),
}
