import { isRecord } from './read.ts'
import type { BoardPlan, Resource } from './resource.ts'

/** A place of a board: a page, and a place on it. */
export interface BoardSlot {
  readonly page: string
  readonly slot: string
}

/** The values that every place can be named by; a place is one of the first and one of the second. */
export function slotOptions(resource: Resource, { group: [page, slot] }: BoardPlan) {
  return { pages: optionsOf(resource, page), slots: optionsOf(resource, slot) }
}

/** How an address names the place that a new record is hung at, and its number there. */
export function writeSlot({ page, slot }: BoardSlot, order: number): string {
  return [page, slot, order].join('.')
}

/** The values of a new record that an address hangs at a place; none for what is no place. */
export function slotValues(resource: Resource, at: string | undefined): Readonly<Record<string, unknown>> {
  const { board } = resource
  const [page = '', slot = '', order = ''] = (at ?? '').split('.')
  if (!board || !at) return {}
  const { pages, slots } = slotOptions(resource, board)
  if (!Object.hasOwn(pages, page) || !Object.hasOwn(slots, slot)) return {}
  const number = /^\d{1,6}$/.test(order) ? { [board.order]: Number(order) } : {}
  return { [board.group[0]]: page, [board.group[1]]: slot, ...number }
}

function optionsOf(resource: Resource, name: string): Readonly<Record<string, string>> {
  const field = resource.fields[name]
  return field?.kind === 'choice' && isRecord(field.options) ? field.options : {}
}
