import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import type { Resource } from '#descriptor/resource.ts'
import { isCall } from '../../backend/server/routes.ts'
import { type InMemory, openInMemory } from '../in-memory.ts'
import { warehouse } from './warehouse.test-data.ts'

/** The route of the table whose entity the warehouse replaces. */
const route = '/size'

/** The warehouse at a route that the app has. */
export const routedWarehouse: Resource = { ...warehouse, path: route }

/** The app with the warehouse in its table, and the warehouse's calls on a database in memory. */
export interface AppWithWarehouse {
  readonly service: InMemory
  /** Serves the files of the app and the calls of the warehouse to a page; all other calls go on. */
  readonly serve: (page: Page, origin: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Builds the app with one module replaced: that of the entity whose route the warehouse takes. */
export async function appWithWarehouse(): Promise<AppWithWarehouse> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ben-warehouse-'))
  await build({ plugins: [warehouseInTable], build: { outDir: folder, emptyOutDir: true }, logLevel: 'warn' })
  const service = await openInMemory([warehouse])
  return {
    service,
    async serve(page, origin) {
      const isFile = ({ origin: at, pathname }: URL) =>
        at === origin && !isCall(pathname) && !pathname.startsWith('/wms/') && pathname !== '/config.json'
      await page.route(isFile, async (request) => {
        const { pathname } = new URL(request.request().url())
        const file = path.join(folder, path.extname(pathname) === '' ? 'index.html' : pathname)
        const contentType = types[path.extname(file)] ?? 'application/octet-stream'
        await request.fulfill({ body: await readFile(file), contentType })
      })
      await page.route(`${origin}/wms/**`, async (request) => {
        const call = request.request()
        const { pathname, search } = new URL(call.url())
        const answer = await service.app.request(pathname + search, {
          method: call.method(),
          headers: call.headers(),
          body: call.postData(),
        })
        await request.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        })
      })
    },
    async close() {
      await service.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const warehouseInTable: Plugin = {
  name: 'warehouse-in-table',
  enforce: 'pre',
  // Its text, and not an import of it, so that it is in the chunk of the descriptor that it replaces.
  async load(id) {
    if (!id.endsWith('/src/resources/size.ts')) return undefined
    const descriptor = await readFile('e2e/testing/warehouse/warehouse.test-data.ts', 'utf8')
    return `${descriptor}\nexport const size = { ...warehouse, path: '${route}' }`
  },
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
