import { isRecord } from '#descriptor/read.ts'
import { type Bound, type BoundProblem, boundProblem } from '#features/quote/rules/bounds.ts'
import { type Text, text } from '#text/text.ts'
import { type KeptQuote, readQuote } from './kept-quote.ts'

/** How many quotes of a file exceed a bound. */
export function refusedQuotesText(bound: Bound, count: number): Text {
  const texts: Readonly<Record<Bound, Text>> = {
    text: text('{count} báo giá có chữ quá dài, bị bỏ qua', { count }),
    count: text('{count} báo giá có quá nhiều dòng, bị bỏ qua', { count }),
    number: text('{count} báo giá có con số quá lớn, bị bỏ qua', { count }),
    time: text('{count} báo giá có ngày ở tương lai, bị bỏ qua', { count }),
  }
  return texts[bound]
}

/** Why the quote of a link is not offered. */
export const linkTexts: Readonly<Record<LinkProblem, Text>> = {
  unreadable: text('Liên kết này không có báo giá đọc được. Có thể nó bị cắt khi gửi.'),
  tooLarge: text('Liên kết này quá dài nên không được mở. Nhờ người gửi xuất báo giá ra tệp.'),
  text: text('Báo giá trong liên kết này có chữ quá dài nên không được mở.'),
  count: text('Báo giá trong liên kết này có quá nhiều dòng nên không được mở.'),
  number: text('Báo giá trong liên kết này có con số quá lớn nên không được mở.'),
  time: text('Báo giá trong liên kết này có ngày ở tương lai nên không được mở.'),
}

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
  sent,
  validUntil,
  message,
}: KeptQuote): Promise<string> {
  // The request has more of its writer than the reader of the link needs, and may exceed the bounds.
  const shared = { ...values, source: null }
  const json = JSON.stringify({ v: 1, at, values: shared, prices, sent, validUntil, message })
  const bytes = new TextEncoder().encode(json)
  if (bytes.length < compressedFrom) return `${prefix}j${toBase64Url(bytes)}`
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${prefix}d${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/** Whether a fragment claims to carry a quote. */
export function hasQuote(fragment: string): boolean {
  return fragment.startsWith(prefix)
}

/** Why a link has no quote: a bound is exceeded, or it cannot be read. */
export type LinkProblem = BoundProblem | 'tooLarge'

/**
 * Parses the quote of a fragment as untrusted input, within bounds. The result is a draft without a source record: the state and the
 * record are set by the user alone.
 */
export async function readFragment(fragment: string, now: number): Promise<KeptQuote | LinkProblem> {
  if (!hasQuote(fragment)) return 'unreadable'
  if (fragment.length > mostLink) return 'tooLarge'
  const [kind, code] = [fragment[prefix.length], fragment.slice(prefix.length + 1)]
  try {
    const bytes = fromBase64Url(code)
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      kind === 'd' ? await inflate(bytes) : kind === 'j' ? bytes : new Uint8Array(),
    )
    const raw: unknown = JSON.parse(json)
    if (!isRecord(raw) || raw.v !== 1) return 'unreadable'
    const problem = boundProblem(raw, now)
    if (problem) return problem
    const values = isRecord(raw.values) ? { ...raw.values, source: null } : null
    return readQuote({ ...raw, values, state: 'draft', changedAt: undefined }) ?? 'unreadable'
  } catch (error) {
    return error instanceof RangeError && error.message === tooLarge ? 'tooLarge' : 'unreadable'
  }
}

const tooLarge = 'The quote of the link is too large'

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
      throw new RangeError(tooLarge)
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
