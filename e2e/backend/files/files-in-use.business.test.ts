// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { png } from '../../testing/png.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function send(name: string) {
  const form = new FormData()
  form.append('path', '/')
  form.append('file', new File([Uint8Array.from(png(2, 3, () => 1))], name, { type: 'image/png' }))
  const answer = await back.app.request('/api/file-manager/upload-single', { method: 'POST', body: form })
  return (await answer.json()).data
}

describe('a file in use', () => {
  it('names the records that refer to it in its rejection', async () => {
    const { url, path } = await send('a.png')
    const made = await back.call('POST', '/api/brand/create', { name: 'Hoa Sen', logo: url })
    await back.call('POST', '/api/guide', {
      title: 'Bài',
      category: 'service',
      content: `<p><img src="${url}"></p>`,
    })
    const refused = await back.call(
      'DELETE',
      `/api/file-manager/remove-file?path=${encodeURIComponent(path)}`,
    )
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Ảnh này đang được dùng: .*Thương hiệu “Hoa Sen”/)
    expect(refused.body.message).toContain('“Bài”')
    const { results } = (await back.call('GET', '/api/file-manager/list-item?path=')).body
    expect(results.map(({ name }: { name: string }) => name)).toEqual(['a.png'])
    expect(made.status).toBe(200)
  })
})
