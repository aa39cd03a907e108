import { isRecord } from '#descriptor/read.ts'
import { type Config, readConfig } from '#session/config.ts'

/** The back-end under comparison, and the account that reads it. */
export interface Target {
  readonly config: Config
  /** The origin of the app's pages, where the back-end is on another one; '' where it is not known. */
  readonly origin: string
  readonly username: string
  readonly password: string
}

/** A target that cannot be read; the message is for the operator. */
export class TargetProblem extends Error {
  override readonly name = 'TargetProblem'
}

/** The parts of a back-end's address and account as the operator gives them. */
export interface TargetOptions {
  /** The address of the app, whose `/config.json` names the back-end, or of the back-end itself. */
  readonly url: string
  /** The origin of the app's pages, where the URL is that of the back-end. */
  readonly origin?: string | undefined
  readonly username: string | undefined
  readonly password: string | undefined
}

/** Reads the configuration of a target: its `/config.json`, else the defaults with every call at the URL. */
export async function readTarget(options: TargetOptions): Promise<Target> {
  const { username, password } = options
  if (!username || !password)
    throw new TargetProblem('Set CONTRACT_USERNAME and CONTRACT_PASSWORD: an account of an administrator.')
  if (!URL.canParse(options.url)) throw new TargetProblem(options.url ? 'This is no URL.' : 'Name a URL.')
  const url = new URL(options.url)
  if (url.username || url.password) throw new TargetProblem('Name the URL without a user and a password.')
  const given = await fetchConfig(url)
  const base = url.href.replace(/\/+$/, '')
  const config = readConfig(given ?? defaultConfig(base), url.origin)
  const addresses = [
    config.apiBase,
    config.fileBase,
    config.cdnBase,
    ...Object.values(config.bases),
    config.identity.authority,
  ]
  const insecure = addresses.find((address) => !isSecure(new URL(address)))
  if (insecure) throw new TargetProblem(`The password is not sent over plain HTTP: ${insecure}`)
  const origin = options.origin ? new URL(options.origin).origin : given ? url.origin : ''
  return { config, origin, username, password }
}

async function fetchConfig(url: URL): Promise<unknown> {
  const response = await fetch(new URL('/config.json', url), { signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const body: unknown = await response?.json().catch(() => null)
  return response?.ok && isRecord(body) && 'apiBase' in body ? body : null
}

const defaultConfig = (base: string) => ({
  apiBase: base,
  fileBase: base,
  cdnBase: base,
  identity: {
    authority: `${base}/idp`,
    clientId: 'admin',
    clientSecret: null,
    scope: 'openid profile full_access offline_access',
  },
  signIn: 'identity-provider',
})

/** Whether a password may be sent to an address: HTTPS, or this machine. */
export const isSecure = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
