import type { MantineColorScheme } from '@mantine/core'
import { can, canImport } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { Command } from '#screens/frame/commands.ts'
import { schemeTitles } from '#screens/frame/view-tools.tsx'
import { listHref } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import { type ItemTarget, type PaletteItem, screenBonus } from './palette-item.ts'

/** Ranks texts for the query of the palette. */
export type RankTexts = (texts: readonly string[], more?: string) => number | undefined

/** The texts of a label: in the current language, and in Vietnamese. */
export type Spelt = (label: Text) => readonly string[]

/** The maximum number of imports and exports, which each list has. */
const mostFiles = 6

/** A lower rank is a match at the start of a command, which then comes before a record of that very name. */
const startRank = 2

/** The commands that choose a colour scheme. */
export const schemeCommands = (choose: (scheme: MantineColorScheme) => void) =>
  (['light', 'dark', 'auto'] as const).map(
    (scheme): Command => ({
      title: schemeTitles[scheme],
      icon: 'IconAdjustments',
      run: () => choose(scheme),
    }),
  )

/** The commands of the account menu and the colour schemes, by their names. */
export function commandItems(
  commands: readonly Command[],
  rank: RankTexts,
  spelt: Spelt,
  t: Translate,
): readonly PaletteItem[] {
  return commands.flatMap(({ title, ...command }): readonly PaletteItem[] => {
    // The colon of a scheme's title is optional in a query.
    const found = rank(spelt(title).flatMap((one) => [one, one.replace(/[:：]\s*/, ' ')]))
    if (found === undefined) return []
    return [{ ...command, key: `command ${spelt(title).at(-1)}`, label: t(title), rank: early(found) }]
  })
}

/** The imports and exports of lists, by their names and those of their lists; the list of the current page comes first. */
export function fileItems(
  resources: readonly Resource[],
  currentPath: string,
  rank: RankTexts,
  spelt: Spelt,
  t: Translate,
): readonly PaletteItem[] {
  const items = resources.flatMap((one) => {
    // A query for the list itself asks for none of its commands.
    const nouns = spelt(one.noun).join(' ')
    if (!can(one, 'list') || rank(spelt(one.title), nouns) !== undefined) return []
    const itemOf = (title: Text, target: ItemTarget): readonly PaletteItem[] => {
      const titles = spelt(title)
      const withList = titles.flatMap((name) => spelt(one.title).map((list) => `${name} ${list}`))
      const found = rank([...titles, ...withList], nouns)
      if (found === undefined) return []
      const here = one.path === currentPath ? 0.05 : 0
      const item = {
        key: `${titles.at(-1)} ${one.name}`,
        label: t(title),
        detail: t(one.title),
        icon: one.icon,
      }
      return [{ ...item, ...target, rank: early(found) - here }]
    }
    const to = listHref(one, defaultListState(one), { import: 1 })
    return [
      ...(canImport(one) ? itemOf(text('Nhập từ tệp'), { to }) : []),
      ...itemOf(text('Xuất tệp'), { exported: one }),
    ]
  })
  return items.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).slice(0, mostFiles)
}

const early = (rank: number) => (rank < startRank ? rank - screenBonus : rank)
