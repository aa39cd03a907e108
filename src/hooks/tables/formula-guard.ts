// Characters that start a formula in a spreadsheet, with line breaks and full-width (Japanese) forms.
const starts = String.raw`[=+\-@\t\r\n＝＋－＠]`

/** Matches text that would run as a formula, and text that looks guarded, so that each guard can be removed. */
export const formula = new RegExp(`^'*${starts}`)

const guarded = new RegExp(`^'(?='*${starts})`)

/** The text of a cell without the apostrophe that guards it. */
export const withoutGuard = (text: string): string => text.replace(guarded, '')
