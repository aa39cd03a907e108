// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareGoods } from './compare-goods.test-data.ts'
import { type GoodsServer, startGoodsServer } from './departing-server.test-data.ts'

let server: GoodsServer

beforeAll(async () => {
  server = await startGoodsServer()
}, 120_000)

afterAll(() => server.stop())

const config = {
  identity: { authority: '/', clientId: 'admin', clientSecret: null, scope: 'openid', metadata: null },
  signIn: 'identity-provider',
}

/** Serves a configuration; with `ignored` the server saves an update whatever its `If-Match`. */
function plant({ safeWrites, ignored = false }: { safeWrites: boolean; ignored?: boolean }) {
  let guarded = 0
  server.plant({
    answer({ url, headers }) {
      if (new URL(url).pathname === '/config.json')
        return Response.json({
          ...config,
          apiBase: server.base,
          fileBase: server.base,
          cdnBase: server.base,
          safeWrites,
        })
      if (!headers.has('if-match')) return undefined
      guarded += 1
      return ignored ? Response.json({ code: 1, data: { id: '1' } }) : undefined
    },
  })
  return () => guarded
}

/** The departures of updates; those of the headers for another origin are compared elsewhere. */
async function staleUpdates() {
  const { departures } = await compareGoods(server)
  return departures.filter(({ rule }) => rule === 'stale-update')
}

it('accepts a back-end that refuses stale updates as its configuration promises', async () => {
  const guarded = plant({ safeWrites: true })
  expect(await staleUpdates()).toEqual([])
  expect(guarded()).toBe(1)
})

it('finds a stale update that is saved in spite of the promise', async () => {
  plant({ safeWrites: true, ignored: true })
  expect(await staleUpdates()).toMatchObject([
    { rule: 'stale-update', entity: 'good', weight: 'breaks', actual: 'status 200' },
  ])
})

it('sends no stale update without the promise', async () => {
  const guarded = plant({ safeWrites: false, ignored: true })
  expect(await staleUpdates()).toEqual([])
  expect(guarded()).toBe(0)
})
