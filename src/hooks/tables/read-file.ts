import { readCsv } from './csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Encoding, NoTable, type ReadOptions, type Table } from './table.ts'

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

/** The text of a file, and the encoding that its bytes have or that was chosen. */
function decodeText(
  bytes: Uint8Array,
  chosen?: Encoding,
): { readonly text: string; readonly encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes)
  // Windows-1258 writes the tone marks of Vietnamese as separate characters.
  const text = new TextDecoder(encoding).decode(bytes).normalize('NFC')
  return { text, encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const wide = wideOf(bytes)
  if (wide) return wide
  if (isDecoded(bytes, 'utf-8')) return 'utf-8'
  return isDecoded(bytes, 'shift_jis') && isJapanese(bytes) ? 'shift_jis' : 'windows-1258'
}

/** UTF-16 without a mark: every second byte of its ASCII characters is zero. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 1].map((start) => sample.filter((byte, at) => at % 2 === start && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 8 && odd > even * 4) return 'utf-16le'
  return even > sample.length / 8 && even > odd * 4 ? 'utf-16be' : null
}

function isDecoded(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Whether bytes that are valid Shift_JIS are Japanese. A Vietnamese letter is one byte among ASCII letters, which reads as
 * a character together with the letter behind it; of Japanese text few pairs have a letter as their second byte.
 */
function isJapanese(bytes: Uint8Array): boolean {
  let pairs = 0
  let withLetter = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    pairs += 1
    const next = bytes[at + 1] ?? 0x20
    const isHalfWidth = byte >= 0xa1 && byte <= 0xdf
    if (next < 0x80) withLetter += 1
    if (!isHalfWidth) at += 1
  }
  return withLetter < pairs * 0.6
}
