// @vitest-environment node
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { article } from '#resources/article.ts'
import { resources } from '#resources/table.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import type { Db } from '../db/database.ts'
import { markPicturesUsed } from './mark-pictures-used.ts'
import { findReferenced } from './picture-references.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)
afterAll(() => back.close())
beforeEach(async () => {
  await sql`delete from job`.execute(back.db)
  await sql`delete from record_article`.execute(back.db)
  await sql`delete from upload`.execute(back.db)
})

/** A handle that notes for each query which reads records whether it runs inside of a transaction. */
function watching(db: Db): { readonly watched: Db; readonly pages: readonly boolean[] } {
  const pages: boolean[] = []
  let open = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('regexp_matches')) pages.push(open > 0)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = db.withPlugin(plugin)
  const begin = watched.transaction.bind(watched)
  watched.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      open += 1
      try {
        return await execute(work)
      } finally {
        open -= 1
      }
    }
    return builder
  }
  return { watched, pages }
}

/** Uploads that were last used long ago, by their ids. */
async function oldUploads(count: number): Promise<readonly string[]> {
  const made = await sql<{ id: string }>`
    insert into upload (id, path, name, type, size, bytes, used_at)
    select lpad(to_hex(at), 40, 'e'), '/files/' || lpad(to_hex(at), 40, 'e') || '.png', 'a.png', 'image/png', 0, '',
      now() - interval '30 days'
    from generate_series(1, ${count}::int) as at returning id`.execute(back.db)
  return made.rows.map(({ id }) => id)
}

it('reads no records while the clean-up holds a connection', async () => {
  await oldUploads(60)
  const { watched, pages } = watching(back.db)
  await removeUnusedPictures(watched, resources)
  expect(await back.db.selectFrom('upload').select('id').execute()).toEqual([])
  expect(pages.length).toBeGreaterThanOrEqual(resources.length)
  expect(pages.filter((isInside) => isInside)).toEqual([])
})

it('reads few long records at once, and many short ones', async () => {
  const [id = ''] = await oldUploads(1)
  const insert = async (count: number, length: number, end: string) =>
    sql`
    insert into record_article (id, title, content)
    select lpad(${length}::text || '.' || at, 12, '0'), 'T', repeat('x', ${length}::int) || ${end}
    from generate_series(1, ${count}::int) as at`.execute(back.db)
  const { watched, pages } = watching(back.db)
  await insert(90, 100, '')
  expect([...(await findReferenced(watched, [article], [id]))]).toEqual([])
  expect(pages.length).toBeLessThanOrEqual(2)
  await insert(20, 400_000, `/files/${id}.png`)
  expect([...(await findReferenced(watched, [article], [id, 'f'.repeat(40)]))]).toEqual([id])
  expect(pages.length).toBeGreaterThan(20)
})

it('marks the pictures of a long text by many short queries', async () => {
  const lengths: number[] = []
  const db = back.db.withPlugin({
    transformQuery({ node }) {
      const ids = JSON.stringify(node).match(/"[0-9a-f]{40}"/g) ?? []
      lengths.push(ids.length)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const [known = ''] = await oldUploads(1)
  const ids = Array.from({ length: 30_000 }, (_, at) => at.toString(16).padStart(40, '0'))
  const content = [...ids, known].map((id) => `https://cdn.vi-du.vn/files/${id}.png`).join(' ')
  await markPicturesUsed(db, { before: null, after: { values: { content }, extra: {} } })
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1000)
  expect(lengths.reduce((sum, length) => sum + length)).toBe(30_001)
  const used = await sql`select id from upload where used_at > now() - interval '1 hour'`.execute(back.db)
  expect(used.rows).toEqual([{ id: known }])
})
