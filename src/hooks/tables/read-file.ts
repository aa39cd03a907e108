import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { NoTable, type ReadOptions, type Table } from './table.ts'

/** Reads the bytes of an XLSX or text file; throws `NoTable` for others. */
export async function readFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<Table> {
  if (bytes.length === 0) throw new NoTable('empty')
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(bytes, options.sheet)
  // A compound file: a workbook of Excel before 2007, or an XLSX file with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new NoTable(hasPassword(bytes) ? 'locked' : 'oldWorkbook')
  const { text, encoding } = decodeText(bytes, options.encoding)
  // A picture or another binary file.
  if (text.includes('\0')) throw new NoTable('unreadable')
  return { ...readCsv(text, options.separator), encoding }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** The name of the stream that holds an encrypted workbook, in UTF-16. */
const encrypted = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat()

function hasPassword(bytes: Uint8Array): boolean {
  const [first = 0] = encrypted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (startsWith(bytes.subarray(at), encrypted)) return true
  return false
}
