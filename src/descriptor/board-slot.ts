import { isRecord } from './read.ts'
import type { Resource } from './resource.ts'
import type { BoardPlan } from './screen-plans.ts'

/** A slot of a board: the page, and the slot on that page. */
export interface BoardSlot {
  readonly page: string
  readonly slot: string
}

/** The options of a board: its pages, and the slots of each page. */
export function slotOptions(resource: Resource, { group: [page, slot] }: BoardPlan) {
  return { pages: optionsOf(resource, page), slots: optionsOf(resource, slot) }
}

/** Writes the slot of a new record and its number there, for the URL. */
export function writeSlot({ page, slot }: BoardSlot, order: number): string {
  return [page, slot, order].join('.')
}

/** The values of a new record for a slot in the URL; none for an invalid slot. */
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
