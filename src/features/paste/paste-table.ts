import { parse } from 'papaparse'

/**
 * Parses a copied table into rows of cells: tab-separated if the text contains tabs, else as CSV. Quoted
 * cells may contain line breaks; empty rows are dropped.
 */
export function pasteTable(source: string): readonly (readonly string[])[] {
  const text = source.replace(/^\uFEFF/, '')
  const { data } = parse<string[]>(text, {
    delimiter: text.includes('\t') ? '\t' : '',
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}
