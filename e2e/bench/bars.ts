/** The bar of a figure: a multiple of the baseline's value, or an absolute limit. */
export interface Bar {
  readonly figure: string
  readonly unit: '' | 'ms' | 'KiB' | 'MiB'
  /** Upper bound of the value divided by the baseline's value. */
  readonly ratio?: number
  /** Upper bound of the value itself. */
  readonly limit?: number
  /** A stricter bound that is reported, but not required. */
  readonly stretch?: number
}

/** The bars for speed, in print order. */
export const bars: readonly Bar[] = [
  { figure: 'JS + CSS of a list', unit: 'KiB', limit: 190, stretch: 160 },
  { figure: 'JS of a list', unit: 'KiB' },
  { figure: 'CSS of a list', unit: 'KiB' },
  // With the token manager where it arrives before the first input; the flow's limit is without it.
  { figure: 'JS + CSS of /login', unit: 'KiB', limit: 150, stretch: 120 },
  { figure: 'requests of /login', unit: '' },
  { figure: 'what the editor’s route adds', unit: 'KiB', limit: 120 },
  { figure: 'the same with the form', unit: 'KiB' },
  { figure: 'requests', unit: '', limit: 9, stretch: 8 },
  { figure: 'API calls', unit: '', limit: 3 },
  { figure: 'fonts', unit: 'KiB', limit: 70 },
  { figure: 'first paint, slow', unit: 'ms', ratio: 1.1, stretch: 0.8 },
  { figure: 'cold load', unit: 'ms', ratio: 2.2, stretch: 1.8 },
  { figure: 'main thread of it', unit: 'ms' },
  { figure: 'cold load, slow', unit: 'ms', ratio: 2, stretch: 1.7 },
  { figure: 'on the wire until then', unit: 'KiB' },
  { figure: 'largest paint, slow', unit: 'ms', limit: 2300 },
  { figure: 'warm load, slow', unit: 'ms', ratio: 1.55, stretch: 1.3 },
  { figure: 'third load, slow', unit: 'ms', ratio: 1.55, stretch: 1.3 },
  { figure: 'blocked, slow', unit: 'ms', limit: 440, stretch: 245 },
  { figure: 'next page', unit: 'ms', ratio: 1.5, stretch: 1.2 },
  { figure: 'menu → list', unit: 'ms', ratio: 2.1, stretch: 1.5 },
  { figure: 'menu → list, on intent', unit: 'ms', ratio: 1 },
  { figure: 'row → form', unit: 'ms', ratio: 1.9, stretch: 1.2 },
  { figure: 'row → form again', unit: 'ms', ratio: 1.9, stretch: 1.4 },
  { figure: 'row → form, on intent', unit: 'ms', ratio: 1 },
  { figure: 'back to the list', unit: 'ms', ratio: 1.6, stretch: 1 },
  { figure: 'save → list', unit: 'ms', ratio: 1.4, stretch: 1.2 },
  { figure: 'save, request sent', unit: 'ms', limit: 50, stretch: 30 },
  { figure: 'search', unit: 'ms', ratio: 1.5, stretch: 0.75 },
  // Until the text can be typed in; the product's tools follow.
  { figure: 'editor, first', unit: 'ms', ratio: 1.6, stretch: 1.2 },
  { figure: 'editor, again', unit: 'ms', ratio: 1.8, stretch: 1.2 },
  { figure: 'editor with its tools, first', unit: 'ms' },
  { figure: 'editor with its tools, again', unit: 'ms' },
  { figure: '1,000 rows', unit: 'ms', ratio: 1.4, stretch: 0.9 },
  { figure: '10,000 rows', unit: 'ms', ratio: 0.45, stretch: 0.3 },
  { figure: 'elements at 10,000 rows', unit: '', limit: 3000 },
  { figure: 'longest frame while scrolling', unit: 'ms', limit: 50 },
  { figure: 'heap after a list', unit: 'MiB', limit: 6.5, stretch: 5 },
  { figure: 'heap growth per visit', unit: 'KiB', limit: 8, stretch: 4 },
  { figure: 'of it objects', unit: 'KiB', limit: 1, stretch: 0.5 },
  { figure: 'nodes kept per visit', unit: '', limit: 0.5 },
  { figure: 'listeners kept per visit', unit: '', limit: 0.5 },
  { figure: 'a click, answered', unit: 'ms', limit: 100 },
  { figure: 'a key in a form field', unit: 'ms', limit: 50 },
  { figure: 'a key in a 100 KB article', unit: 'ms', limit: 50 },
  { figure: 'largest layout shift of a route', unit: '', limit: 0.02, stretch: 0 },
  { figure: 'npm start, warm', unit: 'ms', limit: 5000 },
  { figure: 'a build', unit: 'ms', limit: 15_000 },
]
