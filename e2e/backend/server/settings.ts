import type { BlockList } from 'node:net'
import { problemOf } from '#descriptor/validate.ts'
import { user } from '#resources/user.ts'
import { fill } from '#text/text.ts'
import { readNetworks } from '../guard/source.ts'
import { normalizeUsername } from '../identity/username.ts'
import { readDatabaseUrl, readHost, readPort, readPublicUrl } from './environment.mjs'

/** The settings from environment variables, read once at start. */
export interface Settings {
  readonly port: number
  /** The address to listen on: `localhost` for both of loopback, `all` for every one. */
  readonly host: string
  readonly dataDir: string
  /** Whether the embedded database syncs to the disk before it acknowledges; `off` is faster, for tests. */
  readonly fsync: 'on' | 'off'
  readonly databaseUrl: string | undefined
  /** The public origin of the server behind a balancer. */
  readonly publicUrl: string | undefined
  /** The proxies whose `X-Forwarded-For` is trusted; undefined for none. */
  readonly trustedProxies: BlockList | undefined
  /** Seconds. */
  readonly accessTokenTtl: number
  /** Seconds. */
  readonly refreshTokenTtl: number
  readonly rotate: 'default' | 'always'
  /** Demo accounts and records; without them the database starts with one administrator. */
  readonly seed: 'none' | 'small' | 'full'
  /** The first administrator of a database that is not seeded; a random password unless given. */
  readonly adminUsername: string
  readonly adminPassword: string | undefined
  /** The daily upload quota of a staff account; other accounts have a hundredth of it. */
  readonly uploadsPerDay: number
  readonly uploadMbPerDay: number
  /** Days that the record of writes is kept. */
  readonly auditDays: number
  /** The number of staff accounts in addition to the demo's, all with one password: for tests and load only. */
  readonly testAccounts: number
}

/** PostgreSQL has no timestamp before 4713 BC. */
const MAX_AUDIT_DAYS = 36_500

/** Reads the settings from environment variables; an invalid value throws instead of falling back to a default. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const publicUrl = readPublicUrl(env['PUBLIC_URL'])
  return {
    port: readPort(env['PORT']),
    host: readHost(env['HOST'], publicUrl),
    dataDir: env['DATA_DIR'] || '.data',
    fsync: oneOf(env, 'FSYNC', ['on', 'off']),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    publicUrl,
    trustedProxies: env['TRUSTED_PROXIES'] ? networks(env['TRUSTED_PROXIES']) : undefined,
    accessTokenTtl: integer(env, 'ACCESS_TOKEN_TTL', 3600),
    refreshTokenTtl: integer(env, 'REFRESH_TOKEN_TTL', 14 * 24 * 3600),
    rotate: oneOf(env, 'ROTATE', ['default', 'always']),
    seed: oneOf(env, 'SEED', env['DATABASE_URL'] ? ['none', 'small', 'full'] : ['full', 'small', 'none']),
    adminUsername: username(env['ADMIN_USERNAME'] ?? ''),
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    uploadsPerDay: integer(env, 'UPLOADS_PER_DAY', 5000),
    uploadMbPerDay: integer(env, 'UPLOAD_MB_PER_DAY', 5000),
    auditDays: integer(env, 'AUDIT_DAYS', 365, MAX_AUDIT_DAYS),
    testAccounts: integer(env, 'TEST_ACCOUNTS', 0),
  }
}

/** The username of the first administrator: normalised as it is stored, valid by the rule of the users' field. */
function username(text: string): string {
  const normalized = normalizeUsername(text) || 'admin'
  const problem = problemOf(user.fields.username, normalized)
  if (!problem) return normalized
  throw new Error(`ADMIN_USERNAME: ${fill(problem.text, problem.with)}`)
}

function networks(text: string): BlockList {
  const list = readNetworks(text)
  if (list) return list
  throw new Error(
    `TRUSTED_PROXIES phải là địa chỉ hoặc mạng như 10.0.0.0/8,192.168.1.4, không phải "${text}".`,
  )
}

function integer(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  max?: number,
): number {
  const text = env[name]
  if (!text) return fallback
  const isWhole = /^\d{1,9}$/.test(text)
  if (isWhole && (max === undefined || Number(text) <= max)) return Number(text)
  const limit = max === undefined ? '' : ` không quá ${max}`
  throw new Error(`${name} phải là một số nguyên${limit}, không phải "${text}".`)
}

function oneOf<const T extends readonly [string, ...string[]]>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  choices: T,
): T[number] {
  const text = env[name]
  if (!text) return choices[0]
  if (!choices.includes(text))
    throw new Error(`${name} phải là một trong ${choices.join(', ')}, không phải "${text}".`)
  return text
}
