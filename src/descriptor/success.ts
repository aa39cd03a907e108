import { isRecord } from './read.ts'

/** When an answer counts as success (S5-07 to S5-12): the app asks, the back-end answers so that it holds. */
export interface SuccessRule {
  readonly name: string
  readonly holds: (body: unknown) => boolean
  /** An answer that satisfies the rule, around the record that was written. */
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
