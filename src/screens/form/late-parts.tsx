import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import { late, type WaitingProps } from '#kit/late.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'

// Parts that weigh too much for every screen: each is a chunk of its own, fetched with the route that uses it.

export const RichTextField = late(async () => (await import('./rich-text-field.tsx')).RichTextField, Waiting)
export const ColorField = late(async () => (await import('#kit/inputs/color-input.tsx')).ColorInput, Waiting)
export const ImageField = late(async () => (await import('./image-field.tsx')).ImageField, Waiting)
export const ImagesField = late(async () => (await import('./images-field.tsx')).ImagesField, Waiting)
export const ReferenceField = late(
  async () => (await import('./reference-field.tsx')).ReferenceField,
  Waiting,
)
export const ReferencesField = late(
  async () => (await import('./references-field.tsx')).ReferencesField,
  Waiting,
)
export const ParentField = late(async () => (await import('./parent-field.tsx')).ParentField, Waiting)
export const RowsField = late(async () => (await import('./rows-field.tsx')).RowsField, Waiting)

/** What a record still lacks, beside its form. */
export const ReadinessPanel = late(
  async () => (await import('#features/content-check/readiness-panel.tsx')).ReadinessPanel,
  (waiting) => waiting.hasFailed && <Waiting {...waiting} />,
)

/** The records of a list that still lack something. */
export const ReadinessScreen = late(
  async () => (await import('#features/content-check/readiness-screen.tsx')).ReadinessScreen,
  Waiting,
)

/** The form of a record in the drawer of its list. */
export const RecordDrawer = late(async () => (await import('./record-drawer.tsx')).RecordDrawer, Waiting)

/** The form of a settings singleton. */
export const SettingsScreen = late(
  async () => (await import('#screens/settings-screen.tsx')).SettingsScreen,
  Waiting,
)

const heavyKinds: Partial<Record<Kind, { readonly preload: () => Promise<void> }>> = {
  richText: RichTextField,
  color: ColorField,
  image: ImageField,
  images: ImagesField,
  reference: ReferenceField,
  references: ReferencesField,
  parent: ParentField,
  rows: RowsField,
}

/** Fetches the code of a resource's form, so that it is drawn at once. What cannot be had says so in its own place. */
export async function loadFormParts(resource: Resource): Promise<void> {
  const kinds = new Set(Object.values(resource.fields).map(({ kind }) => kind))
  const parts = [...kinds].flatMap((kind) => heavyKinds[kind]?.preload() ?? [])
  if (resource.operations.list && !resource.form.path) parts.push(RecordDrawer.preload())
  if (resource.operations.read) parts.push(SettingsScreen.preload())
  await Promise.allSettled(parts)
}

function Waiting<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  if (!hasFailed) return <FormSkeleton rows={1} />
  return <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} isLine />
}
