import type { Resource } from '#descriptor/resource.ts'
import type { Route } from '../server/route.ts'
import { openApiDocument } from './document.ts'

/** The route of the document; it has no secrets: the app's own code names the same calls. */
export function openApiRoute(resources: readonly Resource[]): Route {
  let text: string | undefined
  return {
    method: 'GET',
    path: '/openapi.json',
    who: 'public',
    handle: (c) => {
      text ??= JSON.stringify(openApiDocument(resources))
      return c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
    },
  }
}
