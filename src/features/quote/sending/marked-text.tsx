import { Paper } from '@mantine/core'
import type { ChangeEventHandler, Ref } from 'react'
import classes from './marked-text.module.css'

/** The marks of a message: a line that new prices have changed, or one that was edited by hand and has kept its price. */
export type LineMarks = ReadonlyMap<string, 'changed' | 'kept'>

interface MarkedTextProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly value: string
  /** Whether the text is outdated. */
  readonly isOld?: boolean
  readonly onChange: ChangeEventHandler<HTMLTextAreaElement>
  readonly label: string
  /** The id of the element that describes the marks. */
  readonly describedBy: string | undefined
  /** The language of the text, as BCP 47. */
  readonly lang: string
  /** Marks by the text of their line. */
  readonly marks: LineMarks
}

/**
 * A text area that marks lines: the same text lies behind it, transparent but for its marks, and sets the height of both, so
 * that they scroll together in their frame. Screen readers read the text area and the element that describes the marks.
 */
export function MarkedText({ ref, value, isOld, ...props }: MarkedTextProps) {
  const { onChange, label, describedBy, lang, marks } = props
  return (
    <Paper
      withBorder
      c={isOld ? 'dimmed' : undefined}
      display="grid"
      mih="6rem"
      mah="26rem"
      className={classes.frame}
      style={{ overflow: 'auto' }}
    >
      <div className={classes.lines} lang={lang} aria-hidden>
        {value.split('\n').map((line, at) => {
          const mark = marks.get(line)
          const Line = mark ? 'mark' : 'div'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and no state to keep
            <Line key={at} data-mark={mark}>
              {/* A line without text has no height. */}
              {line || '\u200B'}
            </Line>
          )
        })}
      </div>
      <textarea
        ref={ref}
        value={value}
        onChange={onChange}
        aria-label={label}
        aria-describedby={describedBy}
        lang={lang}
      />
    </Paper>
  )
}
