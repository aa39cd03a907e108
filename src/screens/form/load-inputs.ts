import type { ComponentType } from 'react'
import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'

/** Inputs that weigh too much for every form: each is a chunk of its own, fetched with the route that uses it. */
const heavy = {
  richText: async () => (await import('#kit/inputs/rich-text-input.tsx')).RichTextInput,
  color: async () => (await import('#kit/inputs/color-input.tsx')).ColorInput,
  image: async () => (await import('./image-field.tsx')).ImageField,
  reference: async () => (await import('./reference-field.tsx')).ReferenceField,
  parent: async () => (await import('./reference-field.tsx')).ReferenceField,
} satisfies Partial<Record<Kind, () => Promise<unknown>>>

type Heavy = typeof heavy
type HeavyKind = keyof Heavy
type InputOf<K extends HeavyKind> = Awaited<ReturnType<Heavy[K]>>

const loaded = new Map<HeavyKind, unknown>()
const heavyKinds = Object.keys(heavy) as HeavyKind[]

/** Fetches the code of a resource's heavy inputs, so that its form draws them at once, without a fallback. */
export async function loadInputs(resource: Resource): Promise<void> {
  const kinds = new Set<Kind>(Object.values(resource.fields).map(({ kind }) => kind))
  await Promise.all(heavyKinds.filter((kind) => kinds.has(kind)).map(loadInput))
}

/** A heavy input, after `loadInputs`; throws before it, which only a form without its route's loader can see. */
export function heavyInput<K extends HeavyKind>(kind: K): InputOf<K> & ComponentType<never> {
  const found = loaded.get(kind)
  if (!found) throw new RangeError(`the input of ${kind} was not loaded with its route`)
  return found as InputOf<K> & ComponentType<never>
}

async function loadInput(kind: HeavyKind): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, await heavy[kind]())
}
