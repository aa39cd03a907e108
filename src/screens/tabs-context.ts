import { createContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'

/** The entities that share the current route, in the order of their tabs. */
export const TabsContext = createContext<readonly Resource[]>([])
