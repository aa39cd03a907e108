import { styleOf } from '#browser/neutralize-markup.ts'

const ALIGNS = ['center', 'right', 'justify']

/** The alignment of a paragraph; null for none. */
export function alignOf(element: Element): string | null {
  const attribute = element.getAttribute('align')?.toLowerCase() ?? styleOf(element, 'text-align')
  return ALIGNS.find((align) => element.classList.contains(`text-${align}`) || attribute === align) ?? null
}

/** The class of an alignment, which the usual style kits have. */
export function alignClass(align: string): string {
  return `text-${align}`
}
