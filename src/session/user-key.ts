import type { Config } from './config.ts'

/** The prefix of what oidc-client-ts stores. */
export const prefix = 'oidc.'

/** The key under which the signed-in user is stored; the inner part is the library's own name for it. */
export function userKey({ identity }: Config): string {
  return `${prefix}user:${identity.authority}:${identity.clientId}`
}

/**
 * The key of the refresh token whose renewal has begun without a response yet: the provider may have spent it. It is stored
 * before the call, since the page may be closed or reloaded during the call.
 */
export const startedKey = 'renewal-begun'
