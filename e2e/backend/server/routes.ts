import type { Provider } from 'oidc-provider'
import { resources } from '#resources/table.ts'
import { auditRoutes } from '../audit/audit-routes.ts'
import { fileRoutes } from '../files/file-routes.ts'
import { openApiRoute } from '../openapi/openapi-route.ts'
import { passwordRoutes } from '../people/password-routes.ts'
import { sessionRoutes } from '../people/session-routes.ts'
import { userRoutes } from '../people/user-routes.ts'
import { calculatorRoutes } from '../quote/calculator-routes.ts'
import { helperRoutes } from '../quote/helper-routes.ts'
import { recordRoutes } from '../records/record-routes.ts'
import { uploadRoutes } from '../uploads/upload-routes.ts'
import { type CheckReadiness, healthRoutes } from './readiness.ts'
import type { Route } from './route.ts'

/** Every route, in matching order: fixed paths before `:id`. */
export function routeTable(provider: Provider, checkReadiness: CheckReadiness): readonly Route[] {
  const routes = [
    ...sessionRoutes(provider),
    ...passwordRoutes,
    ...userRoutes,
    ...uploadRoutes,
    ...fileRoutes(resources),
    ...helperRoutes,
    ...calculatorRoutes,
    ...auditRoutes,
    openApiRoute(resources),
    ...healthRoutes(checkReadiness),
    ...recordRoutes(resources),
  ]
  // A handwritten route replaces the same call of a descriptor.
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
  '/health/',
  '/openapi.json',
]

/** Whether a path is a call; all others are screens and files of the app. */
export function isCall(pathname: string): boolean {
  return PREFIXES.some((prefix) => pathname.startsWith(prefix))
}
