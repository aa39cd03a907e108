import type { Config } from '#session/config.ts'

/** What makes a write safe against other writers, and a create against being sent twice. */
export interface WriteGuard {
  /** The entity tag of the record that the write is based on. */
  readonly ifMatch?: string | undefined
  /** The same for each sending of one create. */
  readonly idempotencyKey?: string | undefined
}

/**
 * The headers of a guarded write. Another origin gets none unless its configuration allows them: a header
 * that it does not allow would fail the preflight, and with it the whole write.
 */
export function guardHeaders(
  address: string,
  { safeWrites }: Pick<Config, 'safeWrites'>,
  { ifMatch, idempotencyKey }: WriteGuard,
): Record<string, string> {
  if (!safeWrites && new URL(address).origin !== location.origin) return {}
  return {
    ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    // A string of structured headers (RFC 8941), as the draft of the header has it.
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': `"${idempotencyKey}"` }),
  }
}

/** The strong entity tag of a response: If-Match never matches a weak one (RFC 9110 §13.1.1). */
export function strongTag(headers: Headers): string | undefined {
  const tag = headers.get('etag') ?? ''
  return /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag) ? tag : undefined
}
