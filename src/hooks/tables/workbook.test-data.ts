import { strToU8, zipSync } from 'fflate'

/** A cell as a workbook stores it; `format` is the number format of a number, by its code or built-in id. */
export type StoredCell =
  | string
  | number
  | null
  | { readonly v: number; readonly format: string | number }
  | { readonly error: string }

interface Stored {
  /** The numbers of hidden rows, of those without height, and of hidden columns, from 1. */
  readonly hiddenRows?: readonly number[]
  readonly flatRows?: readonly number[]
  readonly hiddenColumns?: readonly number[]
  /** Areas of merged cells: `C2:C3`. */
  readonly merges?: readonly string[]
  readonly is1904?: boolean
  /** The names of sheets that are hidden and before the one with the cells. */
  readonly hiddenSheets?: readonly string[]
}

/** The bytes of a workbook with one visible sheet; a row of null is absent. */
export function workbookOf(
  rows: readonly (readonly StoredCell[] | null)[],
  {
    hiddenRows = [],
    flatRows = [],
    hiddenColumns = [],
    merges = [],
    is1904 = false,
    hiddenSheets = [],
  }: Stored = {},
): Uint8Array {
  const formats: (string | number)[] = ['General']
  const styleOf = (format: string | number) => {
    if (!formats.includes(format)) formats.push(format)
    return formats.indexOf(format)
  }
  const cellXml = (cell: StoredCell, at: string) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if ('error' in cell) return `<c r="${at}" t="e"><f>1/0</f><v>${escaped(cell.error)}</v></c>`
    return `<c r="${at}" s="${styleOf(cell.format)}"><v>${cell.v}</v></c>`
  }
  const data = rows.map((cells, at) => {
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : ''
    const height = flatRows.includes(at + 1) ? ' ht="0" customHeight="1"' : ''
    const inner = cells?.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`))
    return inner ? `<row r="${at + 1}"${hidden}${height}>${inner.join('')}</row>` : ''
  })
  const cols = hiddenColumns.map((at) => `<col min="${at}" max="${at}" width="9" hidden="1"/>`).join('')
  const areas = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const sheet = `<worksheet xmlns="${main}">${cols && `<cols>${cols}</cols>`}<sheetData>${data.join('')}</sheetData>${areas && `<mergeCells>${areas}</mergeCells>`}</worksheet>`
  const sheets = [...hiddenSheets, 'Trang 1']
  const named = sheets.map(
    (name, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${at < hiddenSheets.length ? 'state="hidden" ' : ''}r:id="rId${at + 1}"/>`,
  )
  const own = formats.flatMap((format, at) =>
    typeof format === 'string' && at > 0
      ? [`<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`]
      : [],
  )
  const xfs = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === 'number' ? format : at && 164 + at}"/>`,
  )
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${targets.join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${own.length}">${own.join('')}</numFmts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
  }
  const bytes = Object.entries(files).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
  ])
  return zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>)
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
