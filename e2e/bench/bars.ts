/** The apps that the product is compared with; each is served below its name. */
export const comparisons = ['bare', 'react-admin'] as const

/** The bars of a figure: an absolute limit, and multiples of the values of the apps that it is compared with. */
export interface Bar {
  readonly figure: string
  readonly unit: '' | 'ms' | 'KiB'
  /** Upper bound of the product's value. */
  readonly limit?: number
  /** Upper bound of the product's value divided by that of react-admin. */
  readonly ofReactAdmin?: number
  /** Upper bound of the product's value divided by that of the bare stack. */
  readonly ofBare?: number
}

/** The bars for speed and weight, in print order. */
export const bars: readonly Bar[] = [
  { figure: 'JS + CSS of a list, brotli', unit: 'KiB', limit: 235, ofReactAdmin: 0.85, ofBare: 1.1 },
  { figure: 'JS + CSS of /login, brotli', unit: 'KiB', limit: 170 },
  { figure: 'what the editor’s route adds, brotli', unit: 'KiB', limit: 150 },
  { figure: 'requests to first rows', unit: '', limit: 12 },
  { figure: 'API calls of them', unit: '', limit: 3 },
  { figure: 'first paint, slow', unit: 'ms', ofReactAdmin: 0.25, ofBare: 0.3 },
  { figure: 'cold load', unit: 'ms', ofReactAdmin: 0.65, ofBare: 1.2 },
  { figure: 'cold load, slow', unit: 'ms', ofReactAdmin: 0.65, ofBare: 1 },
  { figure: 'warm load, slow', unit: 'ms', ofReactAdmin: 0.6, ofBare: 1 },
  { figure: 'blocked main thread, cold, slow', unit: 'ms', ofReactAdmin: 0.5, ofBare: 1 },
  { figure: 'next page', unit: 'ms', ofReactAdmin: 0.45, ofBare: 1.5 },
  { figure: 'menu → another list', unit: 'ms', ofReactAdmin: 0.55, ofBare: 2.2 },
  { figure: 'row → form, first', unit: 'ms', ofReactAdmin: 0.6, ofBare: 1.3 },
  { figure: 'row → form, again', unit: 'ms', ofReactAdmin: 0.6, ofBare: 1.3 },
  { figure: 'back to the list', unit: 'ms', ofReactAdmin: 0.1, ofBare: 0.3 },
  { figure: 'save → list shows it', unit: 'ms', ofReactAdmin: 0.5, ofBare: 1.2 },
  { figure: 'save, request sent', unit: 'ms', limit: 50 },
  { figure: 'search, last key → rows', unit: 'ms', ofReactAdmin: 0.4, ofBare: 1 },
  { figure: 'editor with tools, first', unit: 'ms', ofReactAdmin: 0.95, ofBare: 1.2 },
  { figure: 'editor with tools, first, on intent', unit: 'ms', ofReactAdmin: 0.6, ofBare: 1.2 },
  { figure: 'editor with tools, again', unit: 'ms', ofReactAdmin: 0.65, ofBare: 1.2 },
  { figure: '1,000 rows on one page', unit: 'ms', ofReactAdmin: 0.15 },
  { figure: '10,000 rows on one page', unit: 'ms', ofReactAdmin: 0.06 },
  { figure: 'elements at 10,000 rows', unit: '', limit: 3000 },
  { figure: 'longest frame while scrolling', unit: 'ms', limit: 50 },
  { figure: 'elements at 5,000 nodes of a tree', unit: '', limit: 3000 },
  { figure: 'longest frame while scrolling them', unit: 'ms', limit: 50 },
  { figure: 'heap growth per visit', unit: 'KiB', limit: 12 },
  { figure: 'nodes kept per visit', unit: '', limit: 0.5 },
  { figure: 'listeners kept per visit', unit: '', limit: 0.5 },
  { figure: 'a click, answered', unit: 'ms', limit: 100 },
  { figure: 'a key in a form field', unit: 'ms', limit: 50 },
  { figure: 'a key in a 100 KB article', unit: 'ms', limit: 50 },
  { figure: 'largest layout shift of a route', unit: '', limit: 0.02 },
  { figure: 'npm start, warm', unit: 'ms', limit: 5000 },
  { figure: 'a build', unit: 'ms', limit: 15_000 },
]
