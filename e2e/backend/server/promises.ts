import type { Asset } from './assets.ts'
import { isObject } from './body.ts'

const address = '/config.json'

const promises = { safeWrites: true, listFilters: true, largestPage: 1000 }

/**
 * The files of the app with the promises of this back-end in its `/config.json`: it compares the tags of updates and the keys
 * of creates, takes filters beyond one value, and answers large pages. The file of the build does not have them, because the build may be put
 * before another back-end.
 */
export function withPromises(assets: ReadonlyMap<string, Asset>): ReadonlyMap<string, Asset> {
  const file = assets.get(address)
  const config = parse(file?.bytes.toString('utf8') ?? '')
  if (!file || !isObject(config) || !isOwn(config['apiBase'])) return assets
  const bytes = Buffer.from(JSON.stringify({ ...promises, ...config }, null, 2))
  return new Map(assets).set(address, { ...file, bytes })
}

/** Whether an address is on the origin of the app. */
function isOwn(base: unknown): boolean {
  return typeof base === 'string' && /^\/(?!\/)/.test(base)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
