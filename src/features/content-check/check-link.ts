import type { QueryClient } from '@tanstack/react-query'
import { addressInLink } from '#descriptor/content-check.ts'
import type { Resource } from '#descriptor/resource.ts'
import { canLookUpSlug, slugLookupOptions } from '#hooks/read/slug-lookup.ts'

/** What is known of an address inside the site: some record has it, none has, or nobody could be asked. */
export type LinkStatus = 'there' | 'nowhere' | 'unknown'

/** Milliseconds that an answer about an address stands. */
const fresh = 60_000

/** Asks one resource after the other whether a record of it has the address of this link; it never throws. */
export async function checkLink(
  resources: readonly Resource[],
  href: string,
  cache: QueryClient,
): Promise<LinkStatus> {
  const address = addressInLink(href) ?? ''
  const asked = addressed(mayHold(resources, href))
  let isUnsure = asked.length === 0
  for (const [resource, name] of asked) {
    try {
      const options = { ...slugLookupOptions(resource, name, address), staleTime: fresh }
      // One after the other on purpose: the first one that has it spares the other calls.
      // oxlint-disable-next-line no-await-in-loop
      if (await cache.fetchQuery(options)) return 'there'
    } catch {
      isUnsure = true
    }
  }
  return isUnsure ? 'unknown' : 'nowhere'
}

/** The resources that a link may lead to: the one whose pages stand below its path, else any. */
export function mayHold(resources: readonly Resource[], href: string): readonly Resource[] {
  const below = resources.filter(({ form, path }) => href.trim().startsWith(`${form.path ?? path}/`))
  return below.length > 0 ? below : resources
}

/** The slug fields that can be asked about. */
function addressed(resources: readonly Resource[]): readonly (readonly [Resource, string])[] {
  return resources.flatMap((resource) =>
    Object.keys(resource.fields)
      .filter((name) => resource.fields[name]?.kind === 'slug' && canLookUpSlug(resource, name))
      .map((name) => [resource, name] as const),
  )
}
