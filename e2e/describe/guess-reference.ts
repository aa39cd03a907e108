import type { Guess, Guessing } from './guess.ts'
import { wordsOf } from './names.ts'
import type { Property } from './property.ts'

/** `brandId`, `brand_id`, or `brand` beside a resource of that name, as an id. */
export function referenceOf(guessing: Guessing, { name, path, schema }: Property): Guess | undefined {
  const { resourceOf, name: own, note } = guessing
  const words = wordsOf(name)
  const isId = words.at(-1) === 'id' && words.length > 1
  const target = (isId ? words.slice(0, -1) : words).join('-')
  if (isId && target === 'parent') return { kind: 'parent' }
  const other = resourceOf(target) ?? (isId ? otherOf(guessing, words) : undefined)
  const isOpaque = isId || schema['format'] === 'uuid'
  if (!other && isOpaque) note(`${path}: the id of which record? It is read as it comes`)
  if (!other || !isOpaque) return undefined
  return other === own && isId && target !== own ? { kind: 'parent' } : to('reference', other)
}

const PERSON = /^(owner|author|creator|editor|assignee|requester|reporter|member|watcher|manager|approver)s?$/
const PEOPLE = ['user', 'account', 'member', 'employee', 'customer', 'person']

/** The resource that the last word before `id` names: itself, or the people of the document. */
export function otherOf({ resourceOf }: Guessing, words: readonly string[]): string | undefined {
  const word = words.at(-2) ?? ''
  return resourceOf(word) ?? (PERSON.test(word) ? PEOPLE.map(resourceOf).find(Boolean) : undefined)
}

/** A reference to the resource with a name. */
export const to = (kind: 'reference' | 'references', name: string): Guess => ({ kind, given: [`@${name}`] })
