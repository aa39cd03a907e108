import { can, canSave } from '#descriptor/capability.ts'
import { fold, foldedWords } from '#descriptor/fold.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import { recentOf } from '#hooks/user/recent.ts'
import { type MenuGroup, screensOf } from '#screens/frame/menu.ts'
import { formHref } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

interface PaletteScope {
  readonly menu: readonly MenuGroup[]
  readonly resources: readonly Resource[]
  /** The user whose recent records are listed. */
  readonly subject: string
}

/** The maximum number of recent records. */
const mostRecent = 6

/** The palette items that need no request: recent records, every screen, every create action. */
export function localGroups(
  { menu, resources, subject }: PaletteScope,
  query: string,
  t: Translate,
): PaletteGroup[] {
  const queryWords = foldedWords(query)
  const has = (...texts: readonly Text[]) => {
    // Matches the Vietnamese text too, in any language: users search for the names they are used to.
    const all = fold(texts.flatMap((one) => [t(one), typeof one === 'string' ? one : one.text]).join(' '))
    return queryWords.every((word) => all.includes(word))
  }
  const recent = recentOf(subject).flatMap(({ resource: name, id, label }): PaletteItem[] => {
    const resource = resources.find((one) => one.name === name)
    if (!resource || !has(label, resource.noun)) return []
    const to = formHref(resource, id, defaultListState(resource))
    return [
      { key: `recent ${name} ${id}`, to, label: label || id, detail: t(resource.noun), icon: resource.icon },
    ]
  })
  // Labels with a word that starts with the query come first.
  const begins = ({ label }: PaletteItem) =>
    Number(foldedWords(label).some((word) => word.startsWith(queryWords[0] ?? '')))
  const screens = screensOf(menu)
    .filter(({ title }) => has(title))
    .map(({ path, title, icon }): PaletteItem => ({ key: path, to: path, label: t(title), icon }))
    .toSorted((one, other) => begins(other) - begins(one))
  const creates = resources
    .filter((one) => canSave(one, true) && !can(one, 'read') && has(text('Thêm mới'), one.noun))
    .map((one): PaletteItem => {
      const to = formHref(one, null, defaultListState(one))
      return { key: `new ${one.name}`, to, label: t('Thêm {noun}', { noun: t(one.noun) }), icon: one.icon }
    })
  return [
    { key: 'recent', label: t('Mở gần đây'), items: recent.slice(0, mostRecent) },
    { key: 'screens', label: t('Đi tới'), items: screens },
    { key: 'creates', label: t('Thêm mới'), items: creates },
  ].filter(({ items }) => items.length > 0)
}
