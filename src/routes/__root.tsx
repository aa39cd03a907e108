import { createRootRouteWithContext } from '@tanstack/react-router'
import { requestLostSheets } from '#browser/lost-sheets.ts'
import type { RouterContext } from '#screens/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ beforeLoad: requestLostSheets })
