import { createContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Text } from '#text/text.ts'

/** A tab of a page: an entity, or a screen of its own. */
export type PageTab = Pick<Resource, 'name' | 'path' | 'tab'> & { readonly title: Text }

/** The tabs that share the current route, in their order. */
export const TabsContext = createContext<readonly PageTab[]>([])
