import { twoLevels } from './two-levels.ts'
import words from './words/catalogs.json' with { type: 'json' }

/** The rows of the catalog resource. */
export const catalogs = (count: number) => twoLevels('catalog', words, count)
