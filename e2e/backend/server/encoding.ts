import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The supported encodings, in order of preference. */
export type Encoding = 'br' | 'gzip'

const MIN_LENGTH = 1024

/** The best encoding that the client accepts; undefined for small or already compressed content. */
export function chosenEncoding(
  accepted: string | undefined,
  type: string,
  size: number,
): Encoding | undefined {
  if (size < MIN_LENGTH || !/^(text\/|application\/(json|manifest|javascript)|image\/svg)/.test(type))
    return undefined
  const names = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';')
    return /q=0(\.0+)?\s*$/.test(quality) ? [] : [name.trim()]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}

/** Compresses bytes: with `once` at the highest level, for a cached result, otherwise at a fast one. */
export async function compress(bytes: Uint8Array, encoding: Encoding, once: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: once ? 9 : 4 })
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: once ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
