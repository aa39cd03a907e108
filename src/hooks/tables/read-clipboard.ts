import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { formatNumber } from '#text/format.ts'
import { withoutGuard } from './cell-text.ts'
import { readCsv, tabCells } from './csv.ts'
import { numberText, rounded } from './number-text.ts'
import { fillMerged, type MergedArea, type SheetRow, type Table, tableOf } from './table.ts'

/** The contents of a clipboard or a drop. */
export interface Copied {
  readonly html: string
  readonly text: string
}

/**
 * Reads copied cells: the table in their HTML, in which spreadsheets keep numbers that they show rounded and line breaks
 * inside of cells; else their text. Throws `NoTable` for neither.
 */
export function readClipboard({ html, text }: Copied): Table {
  const rows = rowsIn(html, true)
  return rows.length > 0 ? tableOf(rows) : readCsv(text, text.includes('\t') ? '\t' : undefined)
}

/** The copied cells at their positions, with the empty ones, to be pasted over other cells. */
export function copiedCells({ html, text }: Copied): readonly (readonly string[])[] {
  const rows = rowsIn(html, false).map(({ cells }) => cells)
  return (rows.length > 0 ? rows : tabCells(text)).map((row) => Array.from(row, withoutGuard))
}

function rowsIn(html: string, hasHeads: boolean): readonly SheetRow[] {
  if (!/<table/i.test(html)) return []
  const page = new DOMParser().parseFromString(neutralizeMarkup(html), 'text/html')
  // Of nested tables the outer one.
  const lines = [...(page.querySelector('table')?.rows ?? [])]
  // Only a list of this app marks the cell of a record's name so; the first of the copied rows may lack it.
  if (page.querySelector('th[data-lead]')) for (const line of lines) showValues(line)
  const rows = lines.map((line) => ({
    cells: [] as string[],
    numbers: {} as Record<number, number>,
    // Excel copies a hidden row with this height.
    ...(line.getAttribute('height') === '0' && { isHidden: true }),
  }))
  const areas: MergedArea[] = []
  for (const [top, line] of lines.entries()) {
    for (const cell of line.cells) {
      // Behind the cells of rows above that reach down.
      const left = nextFree(rows[top]?.cells ?? [])
      const bottom = Math.min(top + Math.max(1, cell.rowSpan), lines.length) - 1
      const right = left + Math.max(1, cell.colSpan) - 1
      for (const { cells } of rows.slice(top, bottom + 1))
        for (let column = left; column <= right; column += 1) cells[column] = ''
      const first = rows[top]
      const { text, number } = readCopied(cell)
      if (first) first.cells[left] = text
      if (first && number !== null) first.numbers[left] = number
      if (bottom > top || right > left) areas.push({ top, left, bottom, right })
    }
  }
  return fillMerged(rows, areas, hasHeads)
}

/** Replaces the texts of a row of a list of this app by its values, which the list shortens and adds other texts to. */
function showValues(row: HTMLTableRowElement): void {
  const show = (selector: string, textOf: (part: HTMLElement) => string | null) => {
    for (const part of row.querySelectorAll<HTMLElement>(selector)) part.textContent = textOf(part)
  }
  show('th[data-lead]', (name) => name.getAttribute('aria-label') ?? name.textContent)
  show('small', () => '')
  show('time', (moment) => moment.getAttribute('datetime'))
  show('[role=switch]', (button) => button.textContent || button.getAttribute('aria-checked'))
  show('a[title], span[title]', ({ title, textContent, children }) =>
    children.length > 0 ? textContent : title.replaceAll('\n', '\u2028'),
  )
  // In a field with fractions, a separator before three digits would begin the decimals.
  const separator = new RegExp(`(?<=\\d)[${formatNumber(10_000).charAt(2)}](?=\\d{3})`, 'g')
  for (const cell of row.querySelectorAll('[data-align=end]'))
    if (!cell.querySelector('time')) cell.textContent = cell.textContent.replace(separator, '')
}

/** The first column of a row without a cell. */
function nextFree(cells: readonly (string | undefined)[]): number {
  const free = Array.from(cells).findIndex((cell) => cell === undefined)
  return free === -1 ? cells.length : free
}

/** The text of a cell, or its number where it is shown in another form than that of a code. */
function readCopied(cell: HTMLTableCellElement): { readonly text: string; readonly number: number | null } {
  const shown = shownText(cell)
  const stored = storedNumber(cell, shown)
  if (stored === null || /[%:/]/.test(shown)) return { text: shown, number: null }
  const number = rounded(stored)
  const isCode = number >= 0 && /^(?:[+(]?0|\+\d{8}|[+\d(][\d\s()]*-\d)[\d\s()-]*$/.test(shown)
  return { text: isCode ? shown : numberText(number), number }
}

function shownText(cell: HTMLElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\u2028')
  const text = cell.textContent ?? ''
  // Excel breaks long texts in its source; only <br> is a line break of the cell.
  return text
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .trim()
}

/** The number that a program keeps beside its shown form; null for texts, dates and switches. */
function storedNumber(cell: HTMLElement, shown: string): number | null {
  // Excel 2003 and WPS Office, which write dates alike.
  const excel = cell.getAttribute('x:num') ?? ''
  if (excel !== '') return isAmount(shown) && Number.isFinite(Number(excel)) ? Number(excel) : null
  const sheets = /^\{"1":3,"3":(-?[\d.eE+-]+)\}$/.exec(cell.dataset.sheetsValue ?? '')?.[1]
  if (sheets !== undefined) {
    // Formats of dates, times and both.
    return /"1":[567]\b/.test(cell.dataset.sheetsNumberformat ?? '') ? null : Number(sheets)
  }
  const value = cell.getAttribute('sdval')
  const format = cell.getAttribute('sdnum')?.split(';').slice(2).join(';') ?? ''
  // Without quoted signs, currencies, conditions and `General`, only formats of dates and switches have letters.
  const isPlain = !/[a-z]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|General|Standard/gi, ''))
  return value !== null && isPlain && Number.isFinite(Number(value)) ? Number(value) : null
}

/** Whether a text is digits with their separators and a currency, and no day such as 12.09.2025. */
function isAmount(text: string): boolean {
  const digits = text.replace(/[₫đ¥円$€\s]|vnd|vnđ|jpy/gi, '')
  return /^[-+]?\d[\d.,]*$/.test(digits) && !/^\d{1,2}\.\d{1,2}\.(\d\d|\d{4})$/.test(digits)
}
