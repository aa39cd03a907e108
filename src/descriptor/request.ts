import type { FailureText } from '#descriptor/envelope.ts'

/** The configured base address of a call; another service is a key of `bases` in `config.json`. */
export type Base = 'api' | 'file' | 'cdn' | (string & Record<never, never>)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Query values; a list is sent as repeated names. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A value of a body with the type that the back-end has for it: of a filter by the name of its parameter, of an id by ''. */
export type ValueTypes = (parameter: string, value: unknown) => unknown

/** One request for the transport, independent of entities. */
export interface WireRequest {
  readonly base: Base
  readonly method: Method
  /** Starts with `/`; its placeholders are filled and encoded. */
  readonly path: string
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or FormData for an upload. */
  readonly body?: unknown
  /** The call reads, whatever its method: it is retried as a GET is. */
  readonly isRead?: boolean
  /** The place of the message in a refusal. */
  readonly failure?: FailureText
}
