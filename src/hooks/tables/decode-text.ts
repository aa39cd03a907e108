import type { Encoding } from './table.ts'

/** The text of a file, and the encoding that its bytes have or that was chosen. */
export function decodeText(
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
