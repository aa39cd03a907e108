import { slugOf } from '#descriptor/slug.ts'
import { p, picture } from './markup.ts'
import type { Theme } from './page-themes.ts'
import { type Random, randomOf } from './random.ts'
import { seedId } from './seed-id.ts'

interface Leaf {
  readonly title: string
  readonly theme: Theme
  /** The index of the parent page; null for a root. */
  readonly parent: number | null
}

/**
 * The rows of a resource of pages: one overview for each theme, its pages below it, the pages for single sites below
 * those. A smaller count is the same pages with the last ones left out.
 */
export function pages(
  name: string,
  themes: readonly Theme[],
  count: number,
  pictures: readonly string[],
): Record<string, unknown>[] {
  const random = randomOf(name)
  return leavesOf(themes)
    .slice(0, count)
    .map(({ title, theme, parent }, at) => ({
      title,
      url: slugOf(title),
      meta_title: random.chance(0.85) ? `${title} | Bến` : '',
      summary: random.chance(0.9) ? theme.summary : '',
      content: text(random, theme, title, pictures),
      parent: parent === null ? '' : seedId(name, parent),
      image: random.chance(0.8) && pictures.length ? random.pick(pictures) : '',
      popular: random.chance(0.2),
      position: at + 1,
      active: random.chance(0.92),
    }))
}

function leavesOf(themes: readonly Theme[]): readonly Leaf[] {
  const all: Leaf[] = themes.map((theme) => ({ title: theme.overview, theme, parent: null }))
  const below = (title: string, theme: Theme, parent: number) => all.push({ title, theme, parent }) - 1
  const second = themes.flatMap((theme, root) =>
    theme.titles.map((title) => ({ theme, at: below(title, theme, root) })),
  )
  for (const { theme, at } of second) {
    // The subject of a title is the part before its colon.
    const [subject = ''] = (all[at]?.title ?? '').split(':')
    for (const site of theme.sites.slice(0, at % 3)) below(`${subject}: riêng cho ${site}`, theme, at)
  }
  return all
}

/** 500 to 1,500 words: an opening, the theme's own sections, a few of its neighbours', a picture between them. */
function text(random: Random, theme: Theme, title: string, pictures: readonly string[]): string {
  const own = random.shuffle(theme.sections).slice(0, random.whole(4, 6))
  const others = random.shuffle(theme.neighbours).slice(0, random.whole(1, 3))
  const shown = pictures.length ? picture(random.pick(pictures), `Minh họa cho bài “${title}”`) : ''
  const [first = '', ...rest] = [...own, ...others]
  return p(theme.opening) + first + shown + rest.join('') + p(theme.closing)
}
