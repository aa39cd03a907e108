import { createContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'

/** All entities of the app, for screens that work across them. */
export const ResourcesContext = createContext<readonly Resource[]>([])
