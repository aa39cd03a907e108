import type { Cells } from '#hooks/changes/given-cells.ts'

/** Letters as wide as two others: kana, kanji, hangul and full-width forms. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g

const lengthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0)

/** The longest text of each field, for the width of its column. */
export function longestTexts(rows: readonly { readonly cells: Cells }[]): Cells {
  const longest: Record<string, string> = {}
  for (const { cells } of rows)
    for (const [name, text] of Object.entries(cells))
      if (lengthOf(text) > lengthOf(longest[name] ?? '')) longest[name] = text
  return longest
}
