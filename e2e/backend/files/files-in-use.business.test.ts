// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { png } from '../../testing/png.ts'
import { pictureFields } from '../uploads/picture-fields.test-data.ts'

let back: InMemory
let shade = 0

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

/** Uploads a picture that no other test has. */
async function send(name: string) {
  const form = new FormData()
  form.append('path', '/')
  form.append('file', new File([Uint8Array.from(png(2, 3, () => (shade += 1)))], name, { type: 'image/png' }))
  const answer = await back.app.request('/api/file-manager/upload-single', { method: 'POST', body: form })
  return (await answer.json()).data
}

const remove = (path: string) =>
  back.call('DELETE', `/api/file-manager/remove-file?path=${encodeURIComponent(path)}`)

describe('a file in use', () => {
  it.each(pictureFields)('is not deleted while %s refers to it', async (_, method, path, record) => {
    const { url, path: file } = await send('b.png')
    expect((await back.call(method, path, record(url))).status).toBe(200)
    const refused = await remove(file)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('đang được dùng')])
    expect((await back.app.request(url)).status).toBe(200)
    await back.db.deleteFrom('file_entry').execute()
  })

  it('names the records that refer to it in its rejection', async () => {
    const { url, path } = await send('a.png')
    const made = await back.call('POST', '/api/brand/create', { name: 'Hoa Sen', logo: url })
    await back.call('POST', '/api/guide', {
      title: 'Bài',
      category: 'service',
      content: `<p><img src="${url}"></p>`,
    })
    const refused = await remove(path)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Ảnh này đang được dùng: .*Thương hiệu “Hoa Sen”/)
    expect(refused.body.message).toContain('“Bài”')
    const { results } = (await back.call('GET', '/api/file-manager/list-item?path=')).body
    expect(results.map(({ name }: { name: string }) => name)).toEqual(['a.png'])
    expect(made.status).toBe(200)
  })
})
