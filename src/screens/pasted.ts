import type { Resource } from '#descriptor/resource.ts'
import type { Pasted } from './list/tools/use-paste-offer.ts'

let kept: { readonly name: string; readonly pasted: Pasted } | undefined

/** Keeps what was pasted over a list for its import, which opens next. */
export function keepPasted({ name }: Pick<Resource, 'name'>, pasted: Pasted): void {
  kept = { name, pasted }
}

/** Takes what was pasted over the list of a resource; undefined for nothing. */
export function takePasted({ name }: Pick<Resource, 'name'>): Pasted | undefined {
  const found = kept?.name === name ? kept.pasted : undefined
  kept = undefined
  return found
}
