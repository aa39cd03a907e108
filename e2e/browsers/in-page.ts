import { queryAllByRole } from '@testing-library/dom'

/** An element by its role and accessible name, or by a selector; `within` limits the search to another one. */
export interface Target {
  readonly role?: string
  /** The exact name; with a leading `~` a regular expression. */
  readonly name?: string
  readonly css?: string
  /** The position among the matches, from 0; negative from the end. */
  readonly at?: number
  readonly within?: Target
}

/** Where a target is, and the element that a pointer in its middle hits instead of it. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly coveredBy: string
}

function elementsOf({ role, name, css, within }: Target): readonly HTMLElement[] {
  const roots = within ? elementsOf(within) : [document.body]
  const found = roots.flatMap((root) => {
    if (!role) return [...root.querySelectorAll<HTMLElement>(css ?? '*')]
    if (name === undefined) return queryAllByRole(root, role)
    return queryAllByRole(root, role, { name: name.startsWith('~') ? new RegExp(name.slice(1)) : name })
  })
  return found.filter((element) => !css || element.matches(css))
}

/** The first visible match of a target. */
function find(target: Target): HTMLElement | undefined {
  return elementsOf(target)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .at(target.at ?? 0)
}

/** The middle of a target, scrolled into view; null while there is none, or while it has no size. */
function place(target: Target): Place | null {
  const element = find(target)
  if (!element) return null
  const before = placeOf(element)
  if (before?.coveredBy === '') return before
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return placeOf(element)
}

function placeOf(element: HTMLElement): Place | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const isHit = hit !== null && (element.contains(hit) || label?.contains(hit) === true)
  return { x, y, width, height, coveredBy: isHit ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing') }
}

/** The text of a target, or its value; null while there is none. */
function read(target: Target): string | null {
  const element = find(target)
  if (!element) return null
  return 'value' in element ? String(element.value) : element.innerText
}

const tour = { count: (target: Target) => elementsOf(target).length, find, place, read }

declare global {
  interface Window {
    /** Finds elements for a driver. */
    tour?: typeof tour
  }
}

window.tour = tour
