import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#screens/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()()
