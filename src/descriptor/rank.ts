import { fold, foldedWords } from './fold.ts'
import { searchIndex, searchWords } from './search.ts'
import { tidyText } from './tidy.ts'

/** A text that queries are ranked against, folded once. */
export interface Ranked {
  readonly label: string
  readonly folded: string
  readonly words: readonly string[]
  /** Its words, each after a blank. */
  readonly spaced: string
  /** All texts without blanks and punctuation: "SP-001" for a query "sp001". */
  readonly joined: string
  /** The folded label with all other texts, and numbers without their separators. */
  readonly all: string
  /** Each of these texts. */
  readonly lines: readonly string[]
}

/** A query as it is matched. */
export interface RankQuery {
  readonly typed: string
  readonly folded: string
  readonly words: readonly string[]
  readonly joined: string
  readonly alternatives: readonly (readonly string[])[]
  readonly hasMarks: boolean
  readonly hasDigits: boolean
}

const wordBreak = /[^\p{L}\p{N}\p{M}ー]+/u
const split = (text: string) => text.split(wordBreak).filter(Boolean)
const join = (text: string) => split(text).join('')
const bare = (text: string) => text.normalize('NFC').toLowerCase()

/** Folds a label, and further texts by which it is found. */
export function rankedText(label: string, more = ''): Ranked {
  const line = tidyText(label)
  const all = searchIndex(more === '' ? line : `${line}\n${more}`)
  const lines = all.split('\n')
  const folded = lines[0] ?? ''
  const words = split(folded)
  return { label: bare(line), folded, words, spaced: ` ${words.join(' ')}`, joined: join(all), all, lines }
}

/** Reads a query; null if it has no letter and no digit. */
export function rankQuery(query: string): RankQuery | null {
  const folded = foldedWords(query).join(' ')
  const words = split(folded)
  if (words.length === 0) return null
  const typed = bare(query.trim())
  const alternatives = searchWords(query)
  const hasMarks = fold(typed) !== typed
  const hasDigits = /\d/.test(folded)
  return { typed, folded, words, joined: join(folded), alternatives, hasMarks, hasDigits }
}

/**
 * Ranks from the best: the whole label, its start, another text as a whole (a code, a phone number), a phrase at a word,
 * all words at words, inside, in other texts, a slip.
 */
const ranks = { whole: 0, start: 1, code: 1.5, phrase: 2, words: 3, inside: 4, other: 5, slip: 6 } as const

/**
 * The rank of a text for a query, the lowest first; undefined without a match. The marks that were typed, and then the
 * shorter label, decide between texts of one rank.
 */
export function rankOf(query: RankQuery, text: Ranked, branch = ''): number | undefined {
  const rank = exactRank(query, text, branch)
  if (rank === undefined) return undefined
  const hasOtherMarks = query.hasMarks && !text.label.includes(query.typed)
  return rank + (hasOtherMarks ? 0.5 : 0) + Math.min(text.folded.length, 400) / 1000
}

/** The rank of a text that matches but for one slip of the finger in one word of four letters or more. */
export function slipRankOf({ words, joined }: RankQuery, text: Ranked): number | undefined {
  let slips = 0
  for (const word of words) {
    if (text.spaced.includes(` ${word}`)) continue
    slips += 1
    if (slips > 1 || word.length < 4 || !text.words.some((one) => isSlip(word, one))) {
      // A blank that was left out, or typed inside a word.
      return joined.length > 3 && text.joined.includes(joined) ? ranks.slip : undefined
    }
  }
  return ranks.slip + Math.min(text.folded.length, 400) / 1000
}

/** Whether a rank is a match at the start of the label or of its words. */
export const isGoodRank = (rank: number) => rank < ranks.inside

function exactRank(query: RankQuery, text: Ranked, branch: string): number | undefined {
  const { folded, words, joined, alternatives } = query
  const inLabel = words.every((word) => text.all.includes(word)) ? labelRank(query, text) : undefined
  if (inLabel !== undefined && inLabel < ranks.code) return inLabel
  const isCode = alternatives.some((some) => text.lines.includes(some.join(' ')))
  if (isCode) return ranks.code
  if (inLabel !== undefined) return inLabel
  if (alternatives.some((some) => some.every((word) => text.all.includes(word)))) return ranks.other
  if (query.hasDigits && joined.length > 2 && text.joined.includes(joined)) return ranks.other
  if (branch === '' || folded === '') return undefined
  return words.every((word) => text.spaced.includes(` ${word}`) || branch.includes(word))
    ? ranks.other
    : undefined
}

function labelRank({ folded, words }: RankQuery, text: Ranked): number | undefined {
  if (text.folded === folded) return ranks.whole
  if (text.folded.startsWith(folded)) return ranks.start
  if (text.spaced.includes(` ${words.join(' ')}`)) return ranks.phrase
  if (words.every((word) => text.spaced.includes(` ${word}`))) return ranks.words
  return text.folded.includes(folded) ? ranks.inside : undefined
}

/** Whether a word is the start of another but for one letter: left out, added, wrong, or swapped with the next. */
function isSlip(word: string, other: string): boolean {
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  const next = at + 1
  const after = word.slice(next)
  return (
    other.startsWith(after, at) ||
    other.startsWith(after, next) ||
    other.startsWith(word.slice(at), next) ||
    (other[at] === word[next] && other[next] === word[at] && other.startsWith(word.slice(at + 2), at + 2))
  )
}
