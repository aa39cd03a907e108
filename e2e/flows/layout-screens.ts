import { resources } from '#resources/table.ts'
import { hrefOf } from '../pages/href-of.ts'

/** A screen whose layout facts hold at every width. */
export interface LayoutScreen {
  readonly title: string
  readonly path: string
  /** The most pixels above the first row, by width of the page. */
  readonly firstRow?: Readonly<Record<number, number>>
}

/** Every list, also of an entity that opens in another shape. */
export const layoutScreens: readonly LayoutScreen[] = resources
  .filter(({ operations }) => operations.list)
  .map((resource) => ({ title: resource.title, path: hrefOf(resource) }))
