import type { RequestListener } from 'node:http'
import { readAssets } from '../backend/server/assets.ts'
import { chosenEncoding, compress } from '../backend/server/encoding.ts'

/** Serves the built baseline below `/baseline`, compressed and cached like the product, with `headers` in each response. */
export async function baselineSite(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<RequestListener> {
  const assets = await readAssets(folder)
  const ready = new Map<string, Buffer>()
  for (const [address, asset] of assets) {
    const encoding = chosenEncoding('br', asset.type, asset.bytes.length)
    ready.set(address, encoding ? await compress(asset.bytes, encoding, true) : asset.bytes)
  }
  return (req, res) => {
    const address = (req.url ?? '').slice('/baseline'.length).split('?')[0] ?? ''
    const name = assets.has(address) ? address : '/index.html'
    const asset = assets.get(name)
    const body = ready.get(name)
    res.writeHead(200, {
      ...headers,
      'content-type': asset?.type ?? 'text/html',
      'cache-control': asset?.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(body === asset?.bytes ? {} : { 'content-encoding': 'br' }),
    })
    res.end(body)
  }
}
