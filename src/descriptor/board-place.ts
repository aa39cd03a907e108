import { isRecord } from './read.ts'
import type { BoardPlan, Resource } from './resource.ts'

/** A place of a board: a page, and a place on it. */
export interface BoardPlace {
  readonly page: string
  readonly spot: string
}

/** The values that every place can be named by; a place is one of the first and one of the second. */
export function placesOf(resource: Resource, { group: [page, spot] }: BoardPlan) {
  return { pages: optionsOf(resource, page), spots: optionsOf(resource, spot) }
}

/** How an address names the place that a new record is hung at, and its number there. */
export function writeAt({ page, spot }: BoardPlace, order: number): string {
  return [page, spot, order].join('.')
}

/** The values of a new record that an address hangs at a place; none for what is no place. */
export function valuesAt(resource: Resource, at: string | undefined): Readonly<Record<string, unknown>> {
  const { board } = resource
  const [page = '', spot = '', order = ''] = (at ?? '').split('.')
  if (!board || !at) return {}
  const { pages, spots } = placesOf(resource, board)
  if (!Object.hasOwn(pages, page) || !Object.hasOwn(spots, spot)) return {}
  const number = /^\d{1,6}$/.test(order) ? { [board.order]: Number(order) } : {}
  return { [board.group[0]]: page, [board.group[1]]: spot, ...number }
}

function optionsOf(resource: Resource, name: string): Readonly<Record<string, string>> {
  const field = resource.fields[name]
  return field?.kind === 'choice' && isRecord(field.options) ? field.options : {}
}
