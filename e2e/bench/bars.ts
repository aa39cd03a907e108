/** What a figure is held to: a multiple of the baseline, or a number that it may not pass. */
export interface Bar {
  readonly figure: string
  readonly unit: '' | 'ms' | 'KiB' | 'MiB'
  /** Times the baseline; with `plus`, that on top (a search waits for 200 ms in both). */
  readonly times?: number
  readonly most?: number
  readonly stretch?: number
}

/** The bars for speed, in the order in which they are printed. */
export const bars: readonly Bar[] = [
  { figure: 'JS + CSS of a list', unit: 'KiB', most: 205, stretch: 165 },
  { figure: 'JS of a list', unit: 'KiB' },
  { figure: 'CSS of a list', unit: 'KiB' },
  { figure: 'JS + CSS of /login', unit: 'KiB', most: 150, stretch: 120 },
  { figure: 'requests of /login', unit: '' },
  { figure: 'what the editor’s route adds', unit: 'KiB', most: 120 },
  { figure: 'the same with the form', unit: 'KiB' },
  { figure: 'requests', unit: '', most: 10, stretch: 8 },
  { figure: 'API calls', unit: '', most: 3 },
  { figure: 'fonts', unit: 'KiB', most: 70 },
  { figure: 'first paint, slow', unit: 'ms', times: 1.1, stretch: 0.8 },
  { figure: 'cold load', unit: 'ms', times: 2.2, stretch: 1.8 },
  { figure: 'main thread of it', unit: 'ms' },
  { figure: 'cold load, slow', unit: 'ms', times: 2, stretch: 1.7 },
  { figure: 'largest paint, slow', unit: 'ms', most: 2300 },
  { figure: 'warm load, slow', unit: 'ms', times: 1.55, stretch: 1.3 },
  { figure: 'blocked, slow', unit: 'ms', most: 440, stretch: 300 },
  { figure: 'next page', unit: 'ms', times: 1.5, stretch: 1.2 },
  { figure: 'menu → list', unit: 'ms', times: 2.1, stretch: 1.5 },
  { figure: 'menu → list, on intent', unit: 'ms', times: 1 },
  { figure: 'row → form', unit: 'ms', times: 1.9, stretch: 1.2 },
  { figure: 'row → form again', unit: 'ms' },
  { figure: 'row → form, on intent', unit: 'ms', times: 1 },
  { figure: 'back to the list', unit: 'ms', times: 1.6, stretch: 1 },
  { figure: 'save → list', unit: 'ms', times: 1.4, stretch: 1.2 },
  { figure: 'search', unit: 'ms', times: 1.5 },
  { figure: 'editor, first', unit: 'ms', times: 1.6, stretch: 1.2 },
  { figure: 'editor, again', unit: 'ms', times: 1.8, stretch: 1.2 },
  { figure: '1,000 rows', unit: 'ms', times: 1.4, stretch: 0.9 },
  { figure: '10,000 rows', unit: 'ms', times: 0.45, stretch: 0.3 },
  { figure: 'elements at 10,000 rows', unit: '', most: 3000 },
  { figure: 'longest frame while scrolling', unit: 'ms', most: 50 },
  { figure: 'heap after a list', unit: 'MiB', most: 6.5, stretch: 5 },
  { figure: 'heap growth per visit', unit: 'KiB', most: 8, stretch: 4 },
  { figure: 'nodes kept per visit', unit: '', most: 0.5 },
  { figure: 'listeners kept per visit', unit: '', most: 0.5 },
  { figure: 'a click, answered', unit: 'ms', most: 100 },
  { figure: 'a key in a form field', unit: 'ms', most: 50 },
  { figure: 'a key in a 100 KB article', unit: 'ms', most: 50 },
  { figure: 'largest layout shift of a route', unit: '', most: 0.02, stretch: 0 },
  { figure: 'npm start, warm', unit: 'ms', most: 5000 },
  { figure: 'a build', unit: 'ms', most: 15_000 },
]
