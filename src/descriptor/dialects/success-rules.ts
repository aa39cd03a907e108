import type { SuccessRule } from '#descriptor/success.ts'

/** Every response of the 2xx statuses, also without a body. */
export const isOk: SuccessRule = {
  name: '2xx',
  holds: ({ status }) => status >= 200 && status < 300,
  wrap: (data) => data,
}

/** One of some statuses; the back-end responds with the first one, with 204 without a body. */
export const hasStatus = (status: number, ...others: readonly number[]): SuccessRule => ({
  name: [status, ...others].join(' or '),
  status,
  holds: (response) => [status, ...others].includes(response.status),
  wrap: (data) => (status === 204 ? null : data),
})

/** A header with a value: `hasHeader('X-Result', 'ok')`. */
export const hasHeader = (name: string, value: string): SuccessRule => ({
  name: `${name}: ${value}`,
  headers: { [name]: value },
  holds: ({ headers }) => headers.get(name) === value,
  wrap: (data) => data,
})

/** A value at the top of the body: `hasValue('result', 'OK')`. */
export const hasValue = (key: string, value: string | number | boolean): SuccessRule => ({
  name: `${key}: ${value}`,
  holds: ({ body }) =>
    typeof body === 'object' && body !== null && (body as Record<string, unknown>)[key] === value,
  wrap: (data) => ({ [key]: value, data }),
})

/** A list with an item at the top of the body: the rows that a write has returned, none where it found no record. */
export const hasItems: SuccessRule = {
  name: 'items',
  holds: ({ body }) => Array.isArray(body) && body.length > 0,
  wrap: (data) => [data],
}
