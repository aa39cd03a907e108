import { createContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'

/** Every entity of the office, for parts that must know all of them: where a link in a text may lead. */
export const ResourcesContext = createContext<readonly Resource[]>([])
