import { config } from '#session/config.ts'

/** The hosts of the pages that customers see, in lower case without `www.`; '' is that of an address without a host. */
export interface OwnSite {
  readonly hosts: ReadonlySet<string>
  /** Whether they are configured; otherwise a link to another host may be one to our pages as well. */
  readonly isKnown: boolean
}

/** The configured site; without one, the host of the app and the one above it: `admin.example.vn` and `example.vn`. */
export async function ownSite(): Promise<OwnSite> {
  const { siteBase } = await config()
  const here = hostIn(location.origin)
  const above = here.split('.').slice(1).join('.')
  const hosts = siteBase === null ? [here, above] : [here, hostIn(siteBase)]
  return { hosts: new Set(['', ...hosts]), isKnown: siteBase !== null }
}

/** The host of an address; '' for one without a host. */
export function hostIn(address: string): string {
  const [, host = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(address.trim()) ?? []
  return host.toLowerCase().replace(/^www\./, '')
}
