import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The texts of a list that failed to load: what is missing, and the literal text of the specification (S8-29, S8-30). */
export function listFailure(
  { title, searchFailed }: Resource,
  t: Translate,
): { readonly text: string; readonly literal: string } {
  const name = t(title)
  const inSentence = name.slice(0, 1).toLocaleLowerCase() + name.slice(1)
  return { text: t('Chưa tải được {title}.', { title: inSentence }), literal: t(searchFailed) }
}
