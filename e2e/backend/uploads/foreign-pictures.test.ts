// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crud, defineResource, image, images, richText, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type InMemory, openInMemory, PICTURE_ORIGINS } from '../../testing/in-memory.ts'

const leaflet = defineResource({
  ...samplePlan,
  name: 'leaflet',
  operations: crud('/api/leaflet'),
  fields: {
    name: text('Tên', { required: true }),
    cover: image('Bìa', { at: 'front.cover' }),
    pages: images('Trang'),
    content: richText('Nội dung'),
  },
  list: { columns: ['name'], search: true },
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([leaflet])
}, 60_000)
afterAll(() => back.close())

const create = (more: object) => back.call('POST', '/api/leaflet/create', { name: 'A', ...more })
const foreign = 'https://other.example/a.png'
const sentence = expect.stringContaining('nằm ở trang khác')

it.each([
  ['front.cover', { front: { cover: foreign } }],
  ['pages', { pages: ['/files/a.png', foreign] }],
  ['content', { content: `<p>a</p><img alt="b>" src="${foreign}"><img src='/a.png'>` }],
  [
    'content',
    { content: '<IMG SRC=\\\\other.example\\a.png title=x><img src="HTTPS://other.example/a.png">' },
  ],
])('refuses a picture of another site in %s, and names the field', async (path, more) => {
  const { status, body } = await create(more)
  expect([status, body.errors]).toEqual([422, { [path]: sentence }])
})

it.each([
  '/files/a.png',
  'http://localhost/files/a.png',
  ...PICTURE_ORIGINS.map((origin) => `${origin}/a.png`),
])('stores the picture %s of this site or of its CDN', async (address) => {
  const more = { front: { cover: address }, pages: [address], content: `<img src="${address}">` }
  const { status, body } = await create(more)
  expect([status, body.errors]).toEqual([200, undefined])
  expect(body.data).toMatchObject(more)
})

it('keeps a picture of another site that a record has already, and takes no further one', async () => {
  const { id } = (await create({})).body.data
  const content = `<p>a</p><img src="${foreign}">`
  await sql`update record_leaflet set content = ${content} where id = ${id}`.execute(back.db)
  const update = (more: string) => back.call('PUT', `/api/leaflet/update/${id}`, { content: content + more })
  expect((await update('<p>b</p>')).body.data.content).toBe(`${content}<p>b</p>`)
  expect((await update('<img src="https://third.example/a.png">')).body.errors).toEqual({ content: sentence })
})

it('takes a picture of another site into another field of the record that has it', async () => {
  const { id } = (await create({})).body.data
  const content = `<p>a</p><img src="${foreign}">`
  await sql`update record_leaflet set content = ${content} where id = ${id}`.execute(back.db)
  const moved = { front: { cover: foreign }, content: '<p>a</p>' }
  const { status, body } = await back.call('PUT', `/api/leaflet/update/${id}`, moved)
  expect([status, body.errors]).toEqual([200, undefined])
  expect(body.data).toMatchObject(moved)
})
