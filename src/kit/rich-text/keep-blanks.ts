import { neutralizeMarkup } from '#browser/neutralize-markup.ts'

const TOKENS = /<(?:"[^"]*"|'[^']*'|[^"'<>])*>|[^<]+|</g
const LINE = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|td|th|div|hr|br|figure)\b/i
const BLANKS = /(?:[ \t\n\r\f\u00a0]|&nbsp;)+/g

/** The HTML of a typed text, in which each blank that HTML would leave out is a no-break space: every reader shows as many. */
export function typedBlanks(html: string): string {
  return keepBlanks(html, true)
}

/**
 * A stored text for the editor or for reading: several blanks beside each other stay as many, whereas one at the edge of a line,
 * one after another that a tag divides from it and those of a line break in the source are no part of the text.
 */
export function readableText(html: string): string {
  return keepBlanks(neutralizeMarkup(html), false)
}

function keepBlanks(html: string, areEdgesTyped: boolean): string {
  if (!/ (?: |<|$)|> |&nbsp; |\u00a0 /.test(html)) return html
  // What is before a blank: nothing in its line, a blank that HTML shows once with it, or something else.
  let before: 'start' | 'blank' | 'other' = 'start'
  // Whether the text before a tag ends with a blank: HTML shows one for it and the next one.
  let isDivided = false
  const written: string[] = []
  let lastText = -1
  const endLine = () => {
    const text = written[lastText]
    if (areEdgesTyped && before === 'blank' && text !== undefined)
      written[lastText] = text.replace(/ $/, '&nbsp;')
    before = 'start'
    isDivided = false
  }
  for (const token of html.match(TOKENS) ?? []) {
    if (token.startsWith('<') && token.length > 1) {
      if (LINE.test(token)) endLine()
      else if (/^<img\b/i.test(token)) {
        before = 'other'
        isDivided = false
      }
      written.push(token)
      continue
    }
    const isBetweenLines = before === 'start' && /^\s*$/.test(token) && !areEdgesTyped
    let end = 0
    const own = isDivided && !areEdgesTyped ? token.replace(/^ /, '') : token
    isDivided = /[ \t\n\r\f]$/.test(token)
    const text = own.replace(BLANKS, (run: string, offset: number) => {
      if (offset > end) before = 'other'
      end = offset + run.length
      if (isBetweenLines || /[\t\n\r\f]/.test(run)) {
        if (before !== 'start') before = 'blank'
        return run
      }
      const isKept = areEdgesTyped || run.length > 1
      return run.replace(/&nbsp;|[ \u00a0]/g, (blank) => {
        const isLeftOut = before === 'blank' || (before === 'start' && isKept)
        before = blank === ' ' && !isLeftOut ? (before === 'start' ? 'start' : 'blank') : 'other'
        return blank === ' ' && isLeftOut ? '&nbsp;' : blank
      })
    })
    if (end < own.length) before = 'other'
    lastText = written.length
    written.push(text)
  }
  endLine()
  return written.join('')
}
