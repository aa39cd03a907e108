/** A row of a copied table, as a spreadsheet has it. */
export interface CopiedRow {
  readonly name: string
  /** Digits with zeros before them, kept as text. */
  readonly code: string
  readonly price: number
  /** A day, `YYYY-MM-DD`. */
  readonly day: string
  readonly isOn: boolean
  /** Several lines, quotes, or nothing. */
  readonly note: string
}

const notes = [
  '',
  'Dòng 1\nDòng "2"',
  'a < b & c',
  '  hai  cách ',
  'tab\tgiữa',
  '＝không phải công thức',
  '5" ống',
]

/** Fifty rows with the texts that programs write in different ways. */
export const copiedRows: readonly CopiedRow[] = Array.from({ length: 50 }, (_, at) => ({
  name: `Áo khoác Ễ ソニー ${at + 1}`,
  code: String(at).padStart(3, '0'),
  price: at * 12_500,
  day: `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  isOn: at % 2 === 0,
  note: notes[at % notes.length] ?? '',
}))

export const copiedHeads = ['Tên sản phẩm', 'Mã hàng', 'Giá', 'Ngày nhập', 'Đang bán', 'Ghi chú']

/** A day as Vietnamese programs show it. */
const shownDay = (day: string) => day.split('-').toReversed().join('/')
const shownPrice = (price: number) => `${price.toLocaleString('vi-VN')} ₫`
/** Days since 30 December 1899. */
const serial = (day: string) => Math.round(Date.parse(day) / 86_400_000) + 25_569

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The text that programs put beside their HTML: a cell with line breaks or tabs is quoted. */
function tabText(rows: readonly (readonly string[])[], end: string): string {
  const cell = (text: string) => (/[\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join('\t') + end).join('')
}

const shownRows = copiedRows.map(({ name, code, price, day, isOn, note }) => [
  name,
  code,
  shownPrice(price),
  shownDay(day),
  isOn ? 'TRUE' : 'FALSE',
  note,
])

/** Returns the rows as HTML of Excel: wrapped source lines, no-break spaces, the raw number in `x:num`, a merged title cell. */
function excelHtml(): string {
  const text = (value: string) =>
    escaped(value)
      .replace(
        / {2,}/g,
        (spaces) => `<span style='mso-spacerun:yes'>${'&nbsp;'.repeat(spaces.length)}</span>`,
      )
      .replaceAll('\t', "<span style='mso-tab-count:1'> </span>")
      .replaceAll('\n', '<br>\n    ')
  const line = ({ name, code, price, day, isOn, note }: CopiedRow) => ` <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 style='height:15.0pt'>${text(name).replace(' ', '\n  ')}</td>
  <td class=xl66 x:str="${code}">${code}</td>
  <td class=xl67 align=right x:num="${price}">${shownPrice(price).replace(/\s/, "<span style='mso-spacerun:yes'>&nbsp;</span>")}</td>
  <td class=xl68 align=right x:num="${serial(day)}">${shownDay(day)}</td>
  <td class=xl69 align=center x:bool="${isOn ? 'TRUE' : 'FALSE'}">${isOn ? 'TRUE' : 'FALSE'}</td>
  <td class=xl70 width=121 style='width:91pt'>${text(note)}</td>
 </tr>`
  return `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:"\\.";}
.xl67
	{mso-style-parent:style0;
	mso-number-format:"\\#\\,\\#\\#0\\.0\\\\ \\0022₫\\0022";}
.xl68
	{mso-number-format:"Short Date";}
br
	{mso-data-placement:same-cell;}
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=377 style='border-collapse:collapse;width:283pt'>
<!--StartFragment-->
 <col width=121 style='mso-width-source:userset;mso-width-alt:4425;width:91pt'>
 <col width=64 span=5 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
${copiedHeads.map((head) => `  <td class=xl65>${head}</td>`).join('\n')}
 </tr>
${copiedRows.map(line).join('\n')}
<!--EndFragment-->
</table>
</body>
</html>`
}

/** Returns the rows as HTML of Google Sheets: one source line, the raw value of each cell as JSON in `data-sheets-value`. */
function sheetsHtml(): string {
  const cell = (shown: string, value: object, format = '') =>
    `<td style="overflow:hidden;padding:0px 3px 0px 3px;vertical-align:bottom;" data-sheets-value="${escaped(JSON.stringify(value))}"${
      format && ` data-sheets-numberformat="${escaped(format)}"`
    }>${escaped(shown).replaceAll('\n', '<br/>').replaceAll('  ', ' &nbsp;')}</td>`
  const text = (value: string) => (value === '' ? '<td></td>' : cell(value, { 1: 2, 2: value }))
  const line = ({ name, code, price, day, isOn, note }: CopiedRow) =>
    `<tr style="height:21px;">${[
      text(name),
      cell(code, { 1: 2, 2: code }, '{"1":1}'),
      cell(shownPrice(price), { 1: 3, 3: price }, '{"1":4,"2":"#,##0[$ ₫]","3":1}'),
      cell(shownDay(day), { 1: 3, 3: serial(day) }, '{"1":5,"2":"dd/mm/yyyy","3":1}'),
      cell(isOn ? 'TRUE' : 'FALSE', { 1: 4, 4: isOn ? 1 : 0 }),
      text(note),
    ].join('')}</tr>`
  const heads = `<tr style="height:21px;">${copiedHeads.map(text).join('')}</tr>`
  return `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${heads}${copiedRows.map(line).join('')}</tbody></table>`
}

/** LibreOffice: `sdval` and `sdnum` for numbers, dates and switches, and `<br>` in an empty cell. */
function libreOfficeHtml(): string {
  const text = (value: string, more = '') =>
    `<td align="left" valign=bottom${more}>${escaped(value).replaceAll('\n', '<br>').replaceAll('  ', '&nbsp; ') || '<br>'}</td>`
  const number = (shown: string, value: number, format: string) =>
    `<td align="right" valign=bottom sdval="${value}" sdnum="1066;${format}">${shown}</td>`
  const line = ({ name, code, price, day, isOn, note }: CopiedRow) => `	<tr>
		${[
      text(name, ' height="17"'),
      text(code, ' sdnum="1066;0;@"'),
      number(shownPrice(price).replace(/\s/, ' '), price, '0;#.##0,0 [$₫-42A]'),
      number(shownDay(day), serial(day), '0;DD/MM/YYYY'),
      number(isOn ? 'TRUE' : 'FALSE', isOn ? 1 : 0, '0;BOOLEAN'),
      text(note),
    ].join('\n\t\t')}
	</tr>`
  return `<!DOCTYPE html>

<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup width="121"></colgroup>
	<colgroup span="5" width="68"></colgroup>
	<tr>
		${copiedHeads.map((head) => text(head)).join('\n\t\t')}
	</tr>
${copiedRows.map(line).join('\n')}
</table>
</body>
</html>`
}

/** Clipboards with the same fifty rows and their heads, as three programs write them. */
export const clipboards = [
  { program: 'Excel', html: excelHtml(), text: tabText([copiedHeads, ...shownRows], '\r\n') },
  { program: 'Google Sheets', html: sheetsHtml(), text: tabText([copiedHeads, ...shownRows], '\n') },
  { program: 'LibreOffice', html: libreOfficeHtml(), text: tabText([copiedHeads, ...shownRows], '\n') },
] as const
