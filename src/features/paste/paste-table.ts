import { parse } from 'papaparse'

/**
 * What was copied from a spreadsheet, as rows of cells: apart by tabs where there are any, else as a CSV file has it.
 * Quoted cells may hold line breaks; rows without any words are left out.
 */
export function pasteTable(words: string): readonly (readonly string[])[] {
  const text = words.replace(/^\uFEFF/, '')
  const { data } = parse<string[]>(text, {
    delimiter: text.includes('\t') ? '\t' : '',
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}
