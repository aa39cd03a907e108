import type { Resource } from '#descriptor/resource.ts'
import { lazyCode } from '#kit/lazy-code.ts'

/** The code of the editor, which is too heavy for forms without one. */
export const richTextCode = lazyCode(async () => (await import('./rich-text-field.tsx')).RichTextField)

/** Starts loading the code of the editor for a form that has one: its texts are shown without it. */
export function loadEditor(resource: Resource): void {
  if (Object.values(resource.fields).some(({ kind }) => kind === 'richText'))
    richTextCode().catch(() => undefined)
}
