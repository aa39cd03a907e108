import { isRecord } from '#descriptor/read.ts'
import { type KeptQuote, readQuote } from './kept-quote.ts'

/** The fragment of a link with a quote: never sent to a server. */
const prefix = '#quote='

/** Shorter texts are not compressed. */
const compressedFrom = 400

/** The maximum length of a link that is read, and of the quote in it. */
const mostLink = 200_000
const mostText = 1_000_000

/** The fragment that carries a whole quote; the state and the record that it answers are not part of it. */
export async function quoteFragment({
  at,
  values,
  prices,
  service,
  validUntil,
  message,
}: KeptQuote): Promise<string> {
  const text = JSON.stringify({ v: 1, at, values, prices, service, validUntil, message })
  const bytes = new TextEncoder().encode(text)
  if (bytes.length < compressedFrom) return `${prefix}j${toBase64Url(bytes)}`
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${prefix}d${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/** Whether a fragment claims to carry a quote. */
export function hasQuote(fragment: string): boolean {
  return fragment.startsWith(prefix)
}

/**
 * Reads the quote of a fragment like any input of a stranger: bounded, parsed, never executed; null if it cannot be read. It is
 * a draft without a record that it answers, because only the user decides what becomes of it.
 */
export async function readFragment(fragment: string): Promise<KeptQuote | null> {
  if (!hasQuote(fragment) || fragment.length > mostLink) return null
  const [kind, code] = [fragment[prefix.length], fragment.slice(prefix.length + 1)]
  try {
    const bytes = fromBase64Url(code)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      kind === 'd' ? await inflate(bytes) : kind === 'j' ? bytes : new Uint8Array(),
    )
    const raw: unknown = JSON.parse(text)
    if (!isRecord(raw) || raw.v !== 1) return null
    const values = isRecord(raw.values) ? { ...raw.values, source: null } : null
    return readQuote({ ...raw, values, state: 'draft', changedAt: undefined })
  } catch {
    return null
  }
}

/** Decompresses up to a limit, so that a small link cannot fill the memory. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the chunks of a stream come one by one
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    length += value.length
    if (length > mostText) {
      // oxlint-disable-next-line no-await-in-loop -- ends the loop
      await reader.cancel()
      throw new RangeError('The quote of the link is too large')
    }
    chunks.push(value)
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
