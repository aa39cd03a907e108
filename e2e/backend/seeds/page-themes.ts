import { sectionsOf } from './sections-of.ts'
import words from './words/page-themes.json' with { type: 'json' }

/** The theme of a group of pages. */
export interface Theme {
  readonly overview: string
  readonly titles: readonly string[]
  /** Sites with a page below each of these pages. */
  readonly sites: readonly string[]
  readonly summary: string
  readonly opening: string
  readonly closing: string
  readonly sections: readonly string[]
  /** Additional sections of neighbouring themes. */
  readonly neighbours: readonly string[]
}

/** Themes of articles, for customers before a purchase. */
export const ARTICLE_THEMES: readonly Theme[] = words.article.map(withSections)

/** Themes of support pages, for customers with an order. */
export const SUPPORT_THEMES: readonly Theme[] = words.support.map(withSections)

function withSections(theme: (typeof words)['article' | 'support'][number]): Theme {
  const { sections, neighbours } = theme
  return { ...theme, sections: sectionsOf(sections), neighbours: neighbours.flatMap(sectionsOf) }
}
