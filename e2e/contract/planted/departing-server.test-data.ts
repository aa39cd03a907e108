import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { InvalidDpopProof, verifyDpopProof } from '../../backend/guard/dpop-proof.ts'
import { listen, stopListening } from '../../backend/server/server.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { goodsTable } from './goods.test-data.ts'

/** A departure that the server makes on request. */
export interface Planted {
  /** Waits for something before a call is handled. */
  readonly before?: (request: Request) => Promise<unknown> | undefined
  /** Changes the address of a call before it is handled. */
  readonly address?: (url: URL) => void
  /** Changes the method that a call is handled with; null refuses it with 405. */
  readonly method?: (method: string) => string | null
  /** Changes the record of a write before it is handled. */
  readonly sent?: (record: Record<string, unknown>) => Record<string, unknown>
  /** Changes a record of a response. */
  readonly record?: (record: Record<string, unknown>) => Record<string, unknown>
  /** Changes the body of a response. */
  // `any`: planted departures read and write bodies of any shape.
  readonly body?: (
    body: ReturnType<typeof JSON.parse>,
    call: { method: string; status: number; url: URL },
  ) => unknown
  /** Makes another response of the finished one. */
  readonly response?: (response: Response, request: Request) => Response
  /** Answers a call in place of the server. */
  readonly answer?: (request: Request) => Response | undefined
  /** Whether a call is never answered. */
  readonly hangs?: (url: URL) => boolean
  /** The server accepts a token without its proof. */
  readonly ignoresProofs?: true
}

/** A back-end on a loopback port, as described until a departure is planted. */
export interface DepartingServer {
  readonly base: string
  plant(departure: Planted): void
  stop(): Promise<void>
}

/** A back-end of `goodsTable`. */
export interface GoodsServer extends DepartingServer {
  /** The number of goods that it starts with. */
  readonly records: number
  /** The number of goods. */
  count(): Promise<number>
  /** Creates another good. */
  create(): Promise<unknown>
  /** The id and the name of every good. */
  goods(): Promise<readonly { readonly id: string; readonly name: string }[]>
}

/** The origin of the app's pages, which is not that of the server. */
export const appOrigin = 'https://app.example'

const NAMES = [
  'Ấm trà',
  'Bàn là',
  'Đồng hồ',
  'Ghế tre',
  'Áo mưa',
  'Ổ khóa',
  'Dép',
  'Chổi',
  'Ống nhòm',
  'Khăn',
]

/** Starts a server of goods with a few records of each entity. */
export async function startGoodsServer(): Promise<GoodsServer> {
  const memory = await openInMemory(goodsTable)
  const create = async (path: string, body: object) => {
    const answer = await memory.call('POST', path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.data.id
  }
  const shelves = [
    await create('/api/shelf/create', { name: 'A' }),
    await create('/api/shelf/create', { name: 'B' }),
  ]
  const trees = [await create('/api/shelf-tree', { name: 'Tầng một' })]
  trees.push(await create('/api/shelf-tree', { name: 'Tầng hai' }))
  await create('/api/shelf-tree', { name: 'Ngăn kéo', parent: trees[0] })
  const createGood = (at: number) =>
    create('/api/good/create', {
      name: NAMES[at] ?? 'Hàng mới',
      address: NAMES[at] && `hang-${at}`,
      price: (at * 7919) % 4000,
      amount: at * 3,
      state: ['new', 'kept', 'sold'][at % 3],
      owner: at % 4 === 0 ? 'guest' : 'shop',
      shelf: shelves[at % 2],
      pictures: [`/files/mau-${at}.png`],
      since: `2025-0${1 + (at % 9)}-1${at % 7}T08:00:00.000Z`,
      active: at % 2 === 0,
      sizes: [
        { code: 'S', stock: at },
        { code: 'M', stock: 2 * at },
      ],
      story: '<p>Chuyện</p>',
    })
  for (const at of NAMES.keys()) await createGood(at)
  await create('/api/stall/update', { hall: 'B', hours: '8-17' })
  const server = await serveDeparting(memory)
  const count = async () => (await memory.call('GET', '/api/good/search')).body.data.pagination.total
  const goods = async () => {
    const { body } = await memory.call('GET', '/api/good/search?page=100')
    return body.data.results.map(({ id, name }: Record<string, string>) => ({ id, name }))
  }
  return { ...server, records: NAMES.length, create: () => createGood(NAMES.length), count, goods }
}

/** Serves the routes of a table on a free port, to one account with proofs. */
export async function serveDeparting(memory: InMemory): Promise<DepartingServer> {
  let planted: Planted = {}
  const guard = proofGuard(() => planted)
  const answer = async (request: Request) => {
    await planted.before?.(request)
    const refusal = planted.answer?.(request) ?? (await guard(request))
    const response = refusal ?? (await handled(request, (ready) => memory.app.request(ready), planted))
    return planted.response?.(withHeaders(response), request) ?? withHeaders(response)
  }
  const serve = getRequestListener(answer, { overrideGlobalObjects: false })
  const server = createServer((request, response) => void serve(request, response))
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    base: `http://localhost:${port}`,
    plant: (departure) => (planted = departure),
    async stop() {
      await stopListening(server)
      await memory.close()
    },
  }
}

/** Handles sign-in, preflights and refusals; undefined for a call that may be handled. */
function proofGuard(planted: () => Planted): (request: Request) => Promise<Response | undefined> {
  const token = 'token-of-the-server'
  const used = new Set<string>()
  let owner = ''
  const refused = () => Response.json({ code: 0, message: 'UNAUTHORIZED' }, { status: 401 })
  return async (request) => {
    const { method, url, headers } = request
    const { pathname, origin } = new URL(url)
    if (method === 'OPTIONS') return new Response(null, { status: 204 })
    if (pathname.endsWith('/openid-configuration'))
      return Response.json({ token_endpoint: `${origin}/idp/token` })
    const isSignIn = pathname === '/idp/token'
    if (!isSignIn && headers.get('authorization') !== `Bearer ${token}`) return refused()
    if (!isSignIn && planted().ignoresProofs) return undefined
    try {
      const call = { method, url, ...(isSignIn ? {} : { token }) }
      const proof = await verifyDpopProof(headers.get('dpop') ?? undefined, call)
      if (isSignIn) owner = proof.jkt
      if (used.has(proof.jti) || proof.jkt !== owner) return refused()
      used.add(proof.jti)
    } catch (error) {
      if (error instanceof InvalidDpopProof) return refused()
      throw error
    }
    return isSignIn ? Response.json({ access_token: token, token_type: 'DPoP', expires_in: 3600 }) : undefined
  }
}

/** Handles a call with the planted departure. */
async function handled(
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
  planted: Planted,
): Promise<Response> {
  const url = new URL(request.url)
  planted.address?.(url)
  if (planted.hangs?.(url)) await new Promise(() => {})
  const method = planted.method ? planted.method(request.method) : request.method
  if (method === null) return Response.json({ code: 0, message: 'Không nhận cách gọi này.' }, { status: 405 })
  const body = request.method === 'GET' ? null : await sentBody(request, planted)
  const response = await handle(new Request(url, { method, headers: request.headers, body }))
  const { status } = response
  const received = await response.text()
  if (received === '') return new Response(null, { status, headers: response.headers })
  const content = changed(JSON.parse(received), planted)
  const answered = (await planted.body?.(content, { method, status, url })) ?? content
  return Response.json(answered, { status, headers: response.headers })
}

/** The body of a request with the planted departure; a form as it came. */
async function sentBody(request: Request, { sent }: Planted): Promise<string | ArrayBuffer | null> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') === true
  if (isForm) return request.arrayBuffer()
  const text = await request.text()
  return (sent && text !== '' ? JSON.stringify(sent(JSON.parse(text))) : text) || null
}

/** Changes every record of a body: those of a list, and a single one. */
function changed(body: ReturnType<typeof JSON.parse>, { record }: Planted): ReturnType<typeof JSON.parse> {
  if (!record || !body.data) return body
  const { results } = body.data
  return { ...body, data: results ? { ...body.data, results: results.map(record) } : record(body.data) }
}

function withHeaders(response: Response): Response {
  const { headers } = response
  headers.set('access-control-allow-origin', appOrigin)
  headers.set(
    'access-control-allow-headers',
    'authorization, lang, dpop, content-type, cache-control, pragma',
  )
  headers.set('access-control-expose-headers', 'Date, WWW-Authenticate, DPoP-Nonce, Retry-After')
  headers.set('cache-control', 'no-store')
  return response
}
