import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type LazyCode, lazyCode } from '#kit/lazy-code.ts'

// The code of the inputs that are too heavy for every screen: it is loaded with the first form that renders them.

export const richTextCode = lazyCode(async () => (await import('./rich-text-field.tsx')).RichTextField)
export const colorCode = lazyCode(async () => (await import('#kit/inputs/color-input.tsx')).ColorInput)
export const imageCode = lazyCode(async () => (await import('./image-field.tsx')).ImageField)
export const imagesCode = lazyCode(async () => (await import('./images-field.tsx')).ImagesField)
export const referenceCode = lazyCode(async () => (await import('./reference-field.tsx')).ReferenceField)
export const referencesCode = lazyCode(async () => (await import('./references-field.tsx')).ReferencesField)
export const parentCode = lazyCode(async () => (await import('./parent-field.tsx')).ParentField)
export const timeCode = lazyCode(async () => (await import('#kit/inputs/time-input.tsx')).TimeInput)
export const positionCode = lazyCode(
  async () => (await import('#kit/inputs/position/position-input.tsx')).PositionInput,
)
export const rowsCode = lazyCode(async () => (await import('./rows-field.tsx')).RowsField)

const codeOf: Partial<Record<Kind, LazyCode<object>>> = {
  color: colorCode,
  image: imageCode,
  images: imagesCode,
  reference: referenceCode,
  references: referencesCode,
  parent: parentCode,
  rows: rowsCode,
  time: timeCode,
  position: positionCode,
}

/**
 * Loads the code of the inputs of a resource's form, and then starts loading that of the editor: its texts are shown without it.
 * An input whose code fails to load shows its own error.
 */
export async function loadInputs(resource: Resource): Promise<void> {
  const kinds = new Set(Object.values(resource.fields).map(({ kind }) => kind))
  await Promise.allSettled([...kinds].flatMap((kind) => codeOf[kind]?.() ?? []))
  if (kinds.has('richText')) richTextCode().catch(() => undefined)
}
