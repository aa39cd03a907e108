import {
  clippedTexts,
  coversOfPager,
  hiddenCurrentLinks,
  smallTargets,
  technicalTexts,
} from './layout-probes.ts'

/** The measured layout of a page at its present width. */
export interface LayoutFacts {
  readonly width: number
  /** The width of the narrowest lead cell; null without rows. */
  readonly lead: number | null
  /** Texts that are cut without an ellipsis, or without a tooltip that has the whole text. */
  readonly clipped: readonly string[]
  /** Pixels that the page is wider than the viewport. */
  readonly sideways: number
  /** The lines and the height of the list's toolbar; null without one. */
  readonly toolbar: { readonly lines: number; readonly height: number } | null
  /** The distance from the top of the page to the first row; null without rows. */
  readonly firstRow: number | null
  /** Targets in view that are smaller than 24 px, on touch 40 px. */
  readonly smallTargets: readonly string[]
  /** What covers controls of the pager when the page is scrolled to its end. */
  readonly pagerCovers: readonly string[]
  /** Links of the current tab that a line which scrolls sideways does not show whole. */
  readonly hiddenCurrent: readonly string[]
  /** Record ids, `undefined` and addresses of calls in the visible text. */
  readonly technical: readonly string[]
}

/** A page of any driver that can run a function; no function passed to it refers to anything outside itself. */
export interface Evaluator {
  evaluate<T, A>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T>
}

/** The limits of a page; a list that opens with less above its rows names how much. */
export interface LayoutLimits {
  readonly firstRow?: number
}

/** Measures a page. Rows have `data-row` or are those of a table; lead cells `data-lead`, toolbars `data-toolbar`. */
export async function layoutFacts(page: Evaluator): Promise<LayoutFacts> {
  const sizes = await page.evaluate(measureSizes, null)
  return {
    ...sizes,
    clipped: await page.evaluate(clippedTexts, null),
    smallTargets: await page.evaluate(smallTargets, sizes.isTouch ? 40 : 24),
    technical: await page.evaluate(technicalTexts, null),
    pagerCovers: await page.evaluate(coversOfPager, null),
    hiddenCurrent: await page.evaluate(hiddenCurrentLinks, null),
  }
}

/** What of a page's layout breaks a limit, one sentence each. */
export function layoutProblems(facts: LayoutFacts, limits: LayoutLimits = {}): readonly string[] {
  const { width, lead, toolbar, firstRow } = facts
  const leastLead = width < 640 ? 200 : 240
  const mostFirstRow = limits.firstRow ?? Number.POSITIVE_INFINITY
  return [
    ...(lead !== null && lead < leastLead ? [`lead cell ${lead} px, at least ${leastLead}`] : []),
    ...(facts.sideways > 0 ? [`the page is ${facts.sideways} px wider than the viewport`] : []),
    ...(toolbar && width >= 1024 && toolbar.lines > 1 ? [`toolbar of ${toolbar.lines} lines`] : []),
    ...(firstRow !== null && firstRow > mostFirstRow
      ? [`first row at ${firstRow} px, at most ${mostFirstRow}`]
      : []),
    ...facts.clipped.map((text) => `clipped: ${text}`),
    ...facts.smallTargets.map((text) => `small target: ${text}`),
    ...facts.pagerCovers.map((text) => `the pager is covered by ${text}`),
    ...facts.hiddenCurrent.map((text) => `the current tab is out of sight: ${text}`),
    ...facts.technical.map((text) => `technical text: ${text}`),
  ]
}

/** Runs in the page: what follows from the boxes of single elements. */
function measureSizes() {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
  const least = (values: readonly number[]) => (values.length > 0 ? Math.round(Math.min(...values)) : null)
  // The controls of a line overlap vertically; a new line begins where nothing reaches further down.
  const linesOf = (toolbar: Element) => {
    const controls = [...toolbar.querySelectorAll('a, button, input, select, label')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 4 && height > 4)
      .toSorted((a, b) => a.top - b.top)
    let lines = 0
    let end = Number.NEGATIVE_INFINITY
    for (const { top, bottom } of controls) {
      if (top >= end - 2) lines += 1
      end = Math.max(end, bottom)
    }
    return lines
  }
  const toolbar = document.querySelector('[data-toolbar]')
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    width: clientWidth,
    isTouch: matchMedia('(hover: none)').matches,
    lead: least(boxes('[data-lead]').map(({ width }) => width)),
    sideways: Math.max(0, scrollWidth - clientWidth),
    toolbar: toolbar && {
      lines: linesOf(toolbar),
      height: Math.round(toolbar.getBoundingClientRect().height),
    },
    firstRow: least(boxes('main [data-row], main tbody tr').map(({ top }) => top + scrollY)),
  }
}
