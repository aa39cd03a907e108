import { randomBytes } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { type Asset, readAssets } from './assets.ts'
import { chosenEncoding, compress, type Encoding } from './encoding.ts'
import { type OtherOrigins, pagePolicy } from './headers.ts'
import { originsOf } from './origins.ts'
import { withPromises } from './promises.ts'
import { notFound } from './reply.ts'
import type { Env } from './route.ts'

const NONCE = '__CSP_NONCE__'

/** The built app. */
interface Site {
  /** The files of the app, and the start page at every other path. */
  readonly serve: Handler<Env>
  /** The foreign origins whose pictures the start page may load. */
  readonly images: readonly string[]
}

/** Reads the files of the built app. */
export async function openSite(folder: string): Promise<Site> {
  const assets = withPromises(await readAssets(folder))
  const page = assets.get('/index.html')?.bytes.toString('utf8')
  const others = originsOf(assets.get('/config.json')?.bytes.toString('utf8') ?? '{}')
  const compressed = compressionCache()
  const serve: Handler<Env> = async (c) => {
    const { pathname } = new URL(c.req.url)
    const asset = assets.get(pathname)
    // /index.html needs its nonce, too.
    if (asset && pathname !== '/index.html') return file(c, asset, compressed)
    if (page === undefined || (!asset && isFileName(pathname))) throw notFound('Không có tệp này.')
    return startPage(c, page, others)
  }
  return { serve, images: others.images }
}

// Known file extensions only: the id of a record may contain a dot.
const fileEnding =
  /\.(js|mjs|css|map|json|html?|txt|xml|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|webmanifest|php|env)$/i

/** Whether a path names a file, not a screen: a missing file is a 404, not the start page. */
function isFileName(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.includes('/.') || fileEnding.test(pathname)
}

function startPage(c: Context<Env>, page: string, others: OtherOrigins): Response {
  const nonce = randomBytes(16).toString('base64url')
  c.header('Content-Security-Policy', pagePolicy(nonce, others))
  c.header('Cache-Control', 'no-cache')
  return c.html(page.replaceAll(NONCE, nonce))
}

async function file(c: Context<Env>, asset: Asset, compressed: Compressed): Promise<Response> {
  c.header('Content-Type', asset.type)
  c.header('Cache-Control', asset.hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  const encoding = chosenEncoding(c.req.header('accept-encoding'), asset.type, asset.bytes.length)
  c.header('Vary', 'Accept-Encoding')
  if (!encoding) return c.body(new Uint8Array(asset.bytes))
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await compressed(asset, encoding)))
}

type Compressed = (asset: Asset, encoding: Encoding) => Promise<Buffer>

/** Compresses each file once, at its first request. */
function compressionCache(): Compressed {
  const cache = new Map<Asset, Partial<Record<Encoding, Promise<Buffer>>>>()
  return (asset, encoding) => {
    const encodings = cache.get(asset) ?? {}
    cache.set(asset, encodings)
    encodings[encoding] ??= compress(asset.bytes, encoding, true)
    return encodings[encoding]
  }
}
