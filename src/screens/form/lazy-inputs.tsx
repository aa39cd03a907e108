import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'

// Inputs that are too heavy for every screen: their code is loaded with the first form that renders them.

export const RichTextField = lazyComponent(async () => (await import('./rich-text-field.tsx')).RichTextField)
export const ColorField = lazyComponent(async () => (await import('#kit/inputs/color-input.tsx')).ColorInput)
export const ImageField = lazyComponent(async () => (await import('./image-field.tsx')).ImageField)
export const ImagesField = lazyComponent(async () => (await import('./images-field.tsx')).ImagesField)
export const ReferenceField = lazyComponent(
  async () => (await import('./reference-field.tsx')).ReferenceField,
)
export const ReferencesField = lazyComponent(
  async () => (await import('./references-field.tsx')).ReferencesField,
)
export const ParentField = lazyComponent(async () => (await import('./parent-field.tsx')).ParentField)
export const TimeField = lazyComponent(async () => (await import('#kit/inputs/time-input.tsx')).TimeInput)
export const PositionField = lazyComponent(
  async () => (await import('#kit/inputs/position/position-input.tsx')).PositionInput,
)
export const RowsField = lazyComponent(async () => (await import('./rows-field.tsx')).RowsField)

const lazyKinds: Partial<Record<Kind, { readonly preload: () => Promise<void> }>> = {
  richText: RichTextField,
  color: ColorField,
  image: ImageField,
  images: ImagesField,
  reference: ReferenceField,
  references: ReferencesField,
  parent: ParentField,
  rows: RowsField,
  time: TimeField,
  position: PositionField,
}

/** Preloads the inputs of a resource's form. An input whose code fails to load shows its own error. */
export async function loadInputs(resource: Resource): Promise<void> {
  const kinds = new Set(Object.values(resource.fields).map(({ kind }) => kind))
  await Promise.allSettled([...kinds].flatMap((kind) => lazyKinds[kind]?.preload() ?? []))
}
