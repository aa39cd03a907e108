import { Fragment, type ReactNode } from 'react'
import { cutMiddle } from './cut-middle.ts'
import classes from './lead-cell.module.css'

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
