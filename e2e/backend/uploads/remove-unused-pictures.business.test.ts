// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '#resources/table.ts'
import { type AppResponse, type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { png } from '../../testing/png.ts'
import { pictureFields } from './picture-fields.test-data.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'

let back: InMemory
let shade = 0

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)
afterAll(() => back.close())
beforeEach(async () => {
  await sql`delete from job`.execute(back.db)
})

/** Sends a picture that no other test has, and gives its address. */
async function send(
  address = '/api/image/uoload',
  bytes: Buffer = png(2, 2, () => (shade += 1)),
): Promise<string> {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }))
  const answer = await back.app.request(address, { method: 'POST', body: form })
  return (await answer.json()).data.url
}

const age = (days: number) =>
  sql`update upload set used_at = now() - make_interval(days => ${days}::int)`.execute(back.db)
const statusOf = async (url: string) => (await back.app.request(url)).status

describe('a picture', () => {
  it('is deleted fourteen days after its upload without references', async () => {
    const url = await send()
    await age(13)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url)).toBe(200)
    await sql`delete from job`.execute(back.db)
    await age(15)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url)).toBe(404)
  })

  it.each(pictureFields)('is kept while %s refers to it', async (_, method, path, record) => {
    const [kept, other] = [await send(), await send()]
    expect((await back.call(method, path, record(kept))).status).toBe(200)
    await age(30)
    await removeUnusedPictures(back.db, resources)
    expect([await statusOf(kept), await statusOf(other)]).toEqual([200, 404])
  })

  it('is kept in the file manager; without its record it is deleted after another fourteen days', async () => {
    const [filed, shown] = [await send('/api/file-manager/upload-single'), await send()]
    const { id } = (await back.call('POST', '/api/brand/create', { name: 'Tạm', logo: shown })).body.data
    await age(30)
    await removeUnusedPictures(back.db, resources)
    await back.call('DELETE', `/api/brand/delete/${id}`)
    await sql`delete from job`.execute(back.db)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(shown), 'it was in use a moment ago').toBe(200)
    await sql`delete from job`.execute(back.db)
    await age(15)
    await removeUnusedPictures(back.db, resources)
    expect([await statusOf(filed), await statusOf(shown)]).toEqual([200, 404])
  })

  /** How a picture stops being shown, long after it was sent. */
  const ends: readonly (readonly [string, (url: string) => Promise<AppResponse>])[] = [
    [
      'a record is saved without it',
      async (logo) => {
        const made = await back.call('POST', '/api/brand/create', { name: 'Tạm', logo })
        await age(30)
        return back.call('PUT', '/api/brand/update', { ...made.body.data, logo: '' })
      },
    ],
    [
      'a rich text is saved without it',
      async (url) => {
        const content = `<p>a <img src="${url}"></p>`
        const { body } = await back.call('POST', '/api/guide', { title: 'Tạm', category: 'service', content })
        await age(30)
        return back.call('PUT', `/api/guide/${body.data._id}`, { ...body.data, content: '<p>a</p>' })
      },
    ],
    [
      'its record is removed',
      async (logo) => {
        const { id } = (await back.call('POST', '/api/brand/create', { name: 'Tạm', logo })).body.data
        await age(30)
        return back.call('DELETE', `/api/brand/delete/${id}`)
      },
    ],
    [
      'its file is removed',
      async (url) => {
        const bytes = Buffer.from(await (await back.app.request(url)).arrayBuffer())
        await send('/api/file-manager/upload-single', bytes)
        await age(30)
        return back.call('DELETE', `/api/file-manager/remove-file?path=${encodeURIComponent('/a.png')}`)
      },
    ],
  ]

  it.each(ends)('is kept for fourteen days after %s', async (_, end) => {
    await sql`delete from file_entry`.execute(back.db)
    const url = await send()
    expect((await end(url)).status).toBe(200)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url), 'the same day').toBe(200)
    await sql`update upload set used_at = used_at - interval '13 days'`.execute(back.db)
    await sql`delete from job`.execute(back.db)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url), 'after 13 days').toBe(200)
    await sql`update upload set used_at = used_at - interval '2 days'`.execute(back.db)
    await sql`delete from job`.execute(back.db)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url), 'after 15 days').toBe(404)
  })

  it('gets another fourteen days when it is sent again', async () => {
    const bytes = png(2, 2, () => (shade += 1))
    const url = await send(undefined, bytes)
    await age(30)
    await send(undefined, bytes)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url)).toBe(200)
  })

  it('is found in use among many records and many pictures', async () => {
    const table = sql.table('record_brand')
    await sql`delete from ${table}`.execute(back.db)
    const urls: string[] = []
    for (let at = 0; at < 120; at += 1) urls.push(await send())
    const shown = urls.filter((_, at) => at % 3 === 0)
    await sql`
      insert into ${table} (id, name, logo)
      select lpad(at::text, 5, '0'), 'N', coalesce((${shown}::text[])[at / 20], '')
      from generate_series(1, 900) as at`.execute(back.db)
    await age(15)
    await removeUnusedPictures(back.db, resources)
    const left = await Promise.all(urls.map(statusOf))
    expect(left).toEqual(urls.map((_, at) => (at % 3 === 0 ? 200 : 404)))
  })

  it('is searched at most once an hour', async () => {
    await removeUnusedPictures(back.db, resources)
    const url = await send()
    await age(30)
    await removeUnusedPictures(back.db, resources)
    expect(await statusOf(url)).toBe(200)
  })

  it('that is deleted is rejected in a new reference and accepted in an existing one', async () => {
    const url = await send()
    const made = (await back.call('POST', '/api/brand/create', { name: 'Trước', logo: url })).body.data
    await sql`delete from upload where path = ${url}`.execute(back.db)
    const refused = await back.call('POST', '/api/brand/create', { name: 'Sau', logo: url })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { logo: expect.stringContaining('không còn') },
    ])
    const text = { title: 'Sau', category: 'service', content: `<p><img src="${url}"></p>` }
    expect((await back.call('POST', '/api/guide', text)).status).toBe(422)
    const elsewhere = `https://cdn.vi-du.vn${url}`
    expect((await back.call('POST', '/api/brand/create', { name: 'Nơi khác', logo: elsewhere })).status).toBe(
      200,
    )
    const many = Array.from({ length: 20_000 }, (_, at) => at.toString(16).padStart(40, '0'))
    const content = many.map((id) => `<img src="https://cdn.vi-du.vn/files/${id}.png">`).join('')
    expect((await back.call('POST', '/api/article', { title: 'Nhiều ảnh', content })).status).toBe(200)
    const again = await back.call('PUT', '/api/brand/update', { ...made, name: 'Trước nữa' })
    expect(again.status).toBe(200)
  })
})
