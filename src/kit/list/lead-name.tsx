import { Fragment, type ReactNode } from 'react'
import classes from './lead-cell.module.css'

/** The parts of a text of which the middle ones are hidden in little space; together they are the whole text. */
interface CutText {
  readonly start: string
  /** Hidden in the space of `short` characters, shown up to `middle` in that of `long`. */
  readonly more: string
  /** Hidden in both. */
  readonly middle: string
  readonly end: string
}

const SHORT = 50
const LONG = 66
const END = 12

/**
 * Cuts the middle of a text above 50 characters, because similar names often differ at their end: "Ống kính … IB-3991".
 * Undefined for a shorter text.
 */
export function cutMiddle(text: string): CutText | undefined {
  if (text.length <= SHORT) return undefined
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (letters.length <= SHORT) return undefined
  const end = endOf(letters)
  const short = startOf(letters, SHORT - end)
  const long = letters.length <= LONG ? letters.length - end : startOf(letters, LONG - end)
  return {
    start: letters.slice(0, short).join(''),
    more: letters.slice(short, long).join(''),
    middle: letters.slice(long, letters.length - end).join(''),
    end: letters.slice(letters.length - end).join(''),
  }
}

/** The length of the last words, at most 12 letters. */
function endOf(letters: readonly string[]): number {
  const space = letters.indexOf(' ', letters.length - END - 1)
  return space === -1 ? END : letters.length - space - 1 || END
}

/** The length of the first words, at most `most` letters. */
function startOf(letters: readonly string[], most: number): number {
  const space = letters.lastIndexOf(' ', most)
  return space > most / 2 ? space + 1 : most
}

interface LeadDetailProps {
  readonly parts: readonly { readonly key: string; readonly content: ReactNode }[]
  /** The whole line, where it is known as text. */
  readonly title?: string
}

/** The dim line below a name; its parts are joined by dots. */
export function LeadDetail({ parts, title }: LeadDetailProps) {
  if (parts.length === 0) return null
  const contents = parts.map(({ content }) => content)
  return (
    <div className={classes.detail} title={title}>
      {isTexts(contents)
        ? contents.join(separator)
        : parts.map(({ key, content }, index) => (
            <Fragment key={key}>
              {index > 0 && <span>{separator}</span>}
              {typeof content === 'string' ? <span>{content}</span> : content}
            </Fragment>
          ))}
    </div>
  )
}

const separator = ' · '

const isTexts = (contents: readonly ReactNode[]): contents is readonly string[] =>
  contents.every((content) => typeof content === 'string')

/**
 * The name of a row. The middle of a long one is hidden by style only: the page contains the whole name, for screen
 * readers and the search of the browser. A function in place of a component: each component of a row delays the rows.
 */
export function leadName(value: string): ReactNode {
  const cut = cutMiddle(value)
  if (!cut) return value
  return (
    <span title={value}>
      <span>{cut.start}</span>
      <span className={classes.more}>
        <span>{cut.more}</span>
        {cut.middle && <span className={classes.middle}>{cut.middle}</span>}
      </span>
      <span>{cut.end}</span>
    </span>
  )
}
