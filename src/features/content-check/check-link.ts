import type { QueryClient } from '@tanstack/react-query'
import { addressInLink } from '#descriptor/content-check.ts'
import type { Resource } from '#descriptor/resource.ts'
import { canLookUpSlug, slugLookupOptions } from '#hooks/read/slug-lookup.ts'

/** The status of an internal link: a record has the address, none has it, or the look-up failed. */
export type LinkStatus = 'there' | 'nowhere' | 'unknown'

/** Milliseconds for which the result of a look-up is cached. */
const fresh = 60_000

/** Looks up the address of a link in one resource after the other; it never throws. */
export async function checkLink(
  resources: readonly Resource[],
  href: string,
  cache: QueryClient,
): Promise<LinkStatus> {
  const address = addressInLink(href) ?? ''
  const slugFields = addressed(mayHold(resources, href))
  let isUnsure = slugFields.length === 0
  for (const [resource, name] of slugFields) {
    try {
      const options = { ...slugLookupOptions(resource, name, address), staleTime: fresh }
      // oxlint-disable-next-line no-await-in-loop -- the first match saves the other requests
      if (await cache.fetchQuery(options)) return 'there'
    } catch {
      isUnsure = true
    }
  }
  return isUnsure ? 'unknown' : 'nowhere'
}

/** The resources that a link may point to: the one whose path is its prefix, else all. */
export function mayHold(resources: readonly Resource[], href: string): readonly Resource[] {
  const below = resources.filter(({ form, path }) => href.trim().startsWith(`${form.path ?? path}/`))
  return below.length > 0 ? below : resources
}

/** The slug fields that support a look-up. */
function addressed(resources: readonly Resource[]): readonly (readonly [Resource, string])[] {
  return resources.flatMap((resource) =>
    Object.keys(resource.fields)
      .filter((name) => resource.fields[name]?.kind === 'slug' && canLookUpSlug(resource, name))
      .map((name) => [resource, name] as const),
  )
}
