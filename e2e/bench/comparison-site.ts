import type { IncomingMessage, RequestListener } from 'node:http'
import path from 'node:path'
import { readAssets } from '../backend/server/assets.ts'
import { chosenEncoding, compress } from '../backend/server/encoding.ts'

/** The apps that the product is compared with; each is served below its name. */
export const comparisons = ['bare', 'react-admin', 'plain'] as const

interface Sites {
  /** The folder that has each built app in a folder of its name. */
  readonly folder: string
  readonly headers: Readonly<Record<string, string>>
  readonly api: RequestListener
  /** Adds the credentials to a call: the apps have no session. */
  readonly sign: (req: IncomingMessage) => Promise<void>
}

/** Serves the apps below their names, compressed and cached like the product, and sends their calls of the API signed. */
export async function comparisonSites({ folder, headers, api, sign }: Sites): Promise<RequestListener> {
  const files = new Map<string, { readonly body: Buffer; readonly headers: Record<string, string> }>()
  for (const name of comparisons) {
    for (const [address, { type, bytes, hashed }] of await readAssets(path.join(folder, name))) {
      const encoding = chosenEncoding('br', type, bytes.length)
      files.set(`/${name}${address}`, {
        body: encoding ? await compress(bytes, encoding, true) : bytes,
        headers: {
          ...headers,
          'content-type': type,
          'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      })
    }
  }
  return (req, res) => {
    const [address = ''] = (req.url ?? '').split('?')
    const [, name, rest] = address.split('/')
    if (rest === 'api') {
      req.url = req.url?.slice(`/${name}`.length) ?? ''
      void sign(req).then(() => api(req, res))
    } else {
      const file = files.get(address) ?? files.get(`/${name}/index.html`)
      res.writeHead(file ? 200 : 404, file?.headers).end(file?.body)
    }
  }
}

/** Whether a request is one of the apps that the product is compared with. */
export function isComparison(url: string): boolean {
  return comparisons.some((name) => url.startsWith(`/${name}/`))
}
