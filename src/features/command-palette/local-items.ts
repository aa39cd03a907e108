import { can, canSave } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { rankedText, rankOf, rankQuery } from '#descriptor/rank.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import { recentOf } from '#hooks/user/recent.ts'
import type { Command } from '#screens/frame/commands.ts'
import { type MenuGroup, screensOf } from '#screens/frame/menu.ts'
import { formHref, href, newQuoteHref, screenHref } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import { commandItems, fileItems } from './command-items.ts'
import { type PaletteGroup, type PaletteItem, screenBonus } from './palette-item.ts'

/** What the palette offers without a request. */
export interface PaletteScope {
  readonly menu: readonly MenuGroup[]
  readonly resources: readonly Resource[]
  /** The user whose recent records are listed. */
  readonly subject: string
  /** The commands of the account menu and the colour schemes. */
  readonly commands: readonly Command[]
  /** The path of the current page. */
  readonly currentPath: string
}

/** The maximum number of recent records. */
const mostRecent = 6

/** Added to the rank of a create action that is found by its noun: its screen comes first. */
const createRank = 0.6

/** The palette items that need no request: recent records, every screen, every create action, commands. */
export function localGroups(
  { menu, resources, subject, commands, currentPath }: PaletteScope,
  query: string,
  t: Translate,
): readonly PaletteGroup[] {
  const wanted = rankQuery(query)
  // Matches the Vietnamese text too, in any language: users search for the names they are used to.
  const spelt = (one: Text) => [t(one), typeof one === 'string' ? one : one.text]
  const rank = (texts: readonly string[], more = ''): number | undefined => {
    if (!wanted) return query.trim() === '' ? 0 : undefined
    return lowest(texts.map((one) => rankOf(wanted, rankedText(one, more))))
  }
  const recent = recentOf(subject).flatMap(({ resource: name, id, label }): PaletteItem[] => {
    const resource = resources.find((one) => one.name === name)
    if (!resource) return []
    const to = formHref(resource, id, defaultListState(resource))
    const detail = t(resource.noun)
    return itemOf(
      { key: `recent ${name} ${id}`, to, label: label || t('Chưa có tên'), detail, icon: resource.icon },
      [rank([label], spelt(resource.noun).join(' '))],
    )
  })
  const screens = screensOf(menu).flatMap(({ path, opens = path, title, icon }) => {
    const found = rank(spelt(title))
    return itemOf({ key: path, to: opens, label: t(title), icon }, [
      found === undefined ? undefined : found - screenBonus,
    ])
  })
  const creates = resources
    .filter((one) => canSave(one, true) && !can(one, 'read'))
    .flatMap((one) => {
      const to = formHref(one, null, defaultListState(one))
      const label = t('Thêm {noun}', { noun: t(one.noun) })
      const byNoun = rank(spelt(one.noun))
      return itemOf({ key: `new ${one.name}`, to, label, icon: one.icon }, [
        byNoun === undefined ? undefined : byNoun + createRank,
        rank([label], [...spelt(text('Thêm mới')), ...spelt(one.noun)].join(' ')),
      ])
    })
  // Without a query they would only be many.
  const settings = wanted ? settingItems(resources, rank, spelt, t) : []
  const files = wanted ? fileItems(resources, currentPath, rank, spelt, t) : []
  return [
    { key: 'quote', label: t('Báo giá'), items: quoteItems(query, rank(spelt(text('Báo giá mới'))), t) },
    { key: 'recent', label: t('Mở gần đây'), items: sorted(recent).slice(0, mostRecent) },
    { key: 'screens', label: t('Đi tới'), items: sorted([...screens, ...settings]) },
    { key: 'creates', label: t('Thêm mới'), items: sorted(creates) },
    { key: 'files', label: t('Nhập · Xuất'), items: files },
    {
      key: 'commands',
      label: t('Tài khoản · Giao diện'),
      items: sorted(commandItems(commands, rank, spelt, t)),
    },
  ].filter(({ items }) => items.length > 0)
}

/** The fields of settings, each a link that focuses it on its screen; a screen of the same name comes first. */
function settingItems(
  resources: readonly Resource[],
  rank: (texts: readonly string[], more?: string) => number | undefined,
  spelt: (text: Text) => readonly string[],
  t: Translate,
): PaletteItem[] {
  const settings = resources.filter((one) => can(one, 'read'))
  return settings.flatMap((one) =>
    editableFields(one).flatMap((name) => {
      const { label } = fieldOf(one, name)
      const found = rank(spelt(label))
      const to = screenHref(one, { field: name })
      const item = { key: `field ${one.name} ${name}`, to, label: t(label), icon: one.icon }
      return itemOf({ ...item, detail: t(one.title) }, [found === undefined ? undefined : found + createRank])
    }),
  )
}

/** A query for a quote: its name, that of a new one, or a text with a link or sizes, which the quote reads. */
function quoteItems(query: string, newRank: number | undefined, t: Translate): PaletteItem[] {
  const [, named, rest = ''] = /^\s*(báo giá|bao gia|quote|見積も?り?)?\s*:?\s*(.*)$/is.exec(query) ?? []
  const isText = /https?:\/\/|\d\s*[x*×]\s*\d|\d\s*kg\b/i.test(rest.normalize('NFKC'))
  if (!isText && (named === undefined || rest !== '')) {
    const item = { key: 'quote', to: newQuoteHref, label: t('Báo giá mới'), icon: 'IconCalculator' } as const
    return itemOf(item, query === '' ? [] : [newRank === undefined ? undefined : newRank - screenBonus])
  }
  const to = href('/calculator', { text: rest })
  const item = { key: 'quote', to, label: t('Báo giá'), icon: 'IconCalculator' } as const
  return [rest === '' ? { ...item, rank: -screenBonus } : { ...item, detail: rest.slice(0, 120), rank: -2 }]
}

function itemOf(item: PaletteItem, ranks: readonly (number | undefined)[]): PaletteItem[] {
  const rank = lowest(ranks)
  return rank === undefined ? [] : [{ ...item, rank }]
}

function lowest(ranks: readonly (number | undefined)[]): number | undefined {
  const known = ranks.filter((rank) => rank !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** Whether a screen, an action or a record of these matches, or a command at its start: then no match with a slip is looked for. */
export function hasLocalMatch(groups: readonly PaletteGroup[]): boolean {
  return groups.some(
    ({ key, items }) => (key !== 'commands' && key !== 'files') || items.some(({ rank = 0 }) => rank < 1),
  )
}

const sorted = (items: readonly PaletteItem[]) =>
  items.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
