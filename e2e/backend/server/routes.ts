import type { Provider } from 'oidc-provider'
import { resources } from '#resources/table.ts'
import { auditRoutes } from '../audit/audit-routes.ts'
import { fileRoutes } from '../files/file-routes.ts'
import { passwordRoutes } from '../people/password-routes.ts'
import { sessionRoutes } from '../people/session-routes.ts'
import { userRoutes } from '../people/user-routes.ts'
import { calculatorRoutes } from '../quote/calculator-routes.ts'
import { helperRoutes } from '../quote/helper-routes.ts'
import { recordRoutes } from '../records/record-routes.ts'
import { uploadRoutes } from '../uploads/upload-routes.ts'
import type { Route } from './route.ts'

/** Every call of the back-end, in the order in which addresses are matched: fixed ones before `:id`. */
export function routeTable(provider: Provider): readonly Route[] {
  const routes = [
    ...sessionRoutes(provider),
    ...passwordRoutes,
    ...userRoutes,
    ...uploadRoutes,
    ...fileRoutes(resources),
    ...helperRoutes,
    ...calculatorRoutes,
    ...auditRoutes,
    ...recordRoutes(resources),
  ]
  // What has rules of its own stands before the same call made from a descriptor.
  const first = new Map(routes.toReversed().map((route) => [`${route.method} ${route.path}`, route]))
  return routes.filter((route) => first.get(`${route.method} ${route.path}`) === route)
}

const PREFIXES = [
  '/api/',
  '/crm/',
  '/bill/',
  '/common/',
  '/fin-autocomplete-agent/',
  '/idp/',
  '/files/',
  '/test/',
]

/** Whether an address belongs to the calls; all others are the app's screens and files. */
export function isCall(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname.startsWith(prefix))
}
