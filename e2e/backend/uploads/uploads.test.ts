// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { pictures } from './pictures.test-data.ts'
import { readPicture } from './read-picture.ts'

describe('a picture', () => {
  it.each(Object.entries(pictures))('is known by its bytes: %s', (_, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ width: 2, height: 3, length: bytes.length })
  })

  it.each(Object.entries(pictures))('ends at its end mark, without trailing bytes: %s', (_, bytes) => {
    const glued = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
    expect(readPicture(glued)?.length).toBe(bytes.length)
  })

  it.each(Object.entries(pictures))('is none when its end is missing: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect(readPicture(bytes.subarray(0, length))).toBeNull()
  })

  it('is null for a damaged or foreign file', () => {
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a<script>alert(1)</script>',
      '\xff\xd8\xff\xd9',
      'BM',
      '%PDF-1.7',
    ]
    for (const text of others) expect(readPicture(Buffer.from(text, 'latin1'))).toBeNull()
  })
})

const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8])
const u24 = (value: number) => Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16])
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)])

type Size = readonly [width: number, height: number]

function gif([width, height]: Size, frames: readonly Size[]): Buffer {
  const frame = ([w, h]: Size) => [
    Buffer.from([0x2c, 0, 0, 0, 0]),
    u16(w),
    u16(h),
    Buffer.from([0, 2, 2, 0x4c, 1, 0]),
  ]
  const head = [Buffer.from('GIF89a'), u16(width), u16(height), Buffer.from([0, 0, 0])]
  return Buffer.concat([...head, ...frames.flatMap(frame), Buffer.from([0x3b])])
}

function webp([width, height]: Size, frames: readonly Size[], inner: Size = [1, 1]): Buffer {
  const chunk = (name: string, data: Buffer) =>
    Buffer.concat([Buffer.from(name), u32(data.length), data, Buffer.alloc(data.length % 2)])
  const packed = (inner[0] - 1) | ((inner[1] - 1) << 14)
  const picture = chunk('VP8L', Buffer.concat([Buffer.from([0x2f]), u32(packed >>> 0), Buffer.alloc(6)]))
  const alpha = chunk('ALPH', Buffer.alloc(3))
  const frame = ([w, h]: Size) =>
    chunk(
      'ANMF',
      Buffer.concat([u24(0), u24(0), u24(w - 1), u24(h - 1), u24(100), Buffer.from([0]), alpha, picture]),
    )
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), u24(width - 1), u24(height - 1)]))
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    extended,
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(frame),
  ])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length), body])
}

function apng([width, height]: Size, frames: readonly Size[]): Buffer {
  const still = Buffer.from(pictures.png)
  still.writeUInt32BE(width, 16)
  still.writeUInt32BE(height, 20)
  const control = ([w, h]: Size) => {
    const chunk = Buffer.alloc(12 + 26)
    chunk.writeUInt32BE(26, 0)
    chunk.write('fcTL', 4)
    chunk.writeUInt32BE(w, 12)
    chunk.writeUInt32BE(h, 16)
    return chunk
  }
  return Buffer.concat([still.subarray(0, 33), ...frames.map(control), still.subarray(33)])
}

describe.each([
  ['a GIF', gif],
  ['a WebP', webp],
  ['an APNG', apng],
] as const)('the frames of %s', (_, make) => {
  const read = (size: Size, frames: readonly Size[]) => readPicture(make(size, frames))

  it('are all counted, as large as the picture at least', () => {
    expect(read([10, 20], [[10, 20]])).toMatchObject({ frames: 1, pixels: 200 })
    expect(
      read(
        [10, 20],
        [
          [10, 20],
          [1, 1],
          [30, 30],
        ],
      ),
    ).toMatchObject({ frames: 3, pixels: 200 + 200 + 900 })
    const many = Array.from({ length: 5000 }, (): Size => [1, 1])
    expect(read([200, 200], many)).toMatchObject({
      width: 200,
      height: 200,
      frames: 5000,
      pixels: 200_000_000,
    })
  })
})

it('the frames of a picture count by their image data, not by their declared size', () => {
  expect(readPicture(webp([10, 10], [[10, 10]], [4000, 4000]))).toMatchObject({ pixels: 16_000_000 })
  const { size, ...frame } = { size: pictures.jpg.indexOf(Buffer.from([0xff, 0xc0])), length: 19 }
  const head = Buffer.from(pictures.jpg.subarray(size, size + frame.length))
  head.writeUInt16BE(5000, 5)
  head.writeUInt16BE(5000, 7)
  const twice = Buffer.concat([pictures.jpg.subarray(0, size), head, pictures.jpg.subarray(size)])
  expect(readPicture(twice)).toMatchObject({ width: 2, height: 3, pixels: 25_000_006 })
})

it('a picture of more blocks than an encoder writes is none', () => {
  const blocks = (block: string) => Buffer.alloc(3_000_000, Buffer.from(block, 'latin1'))
  const still = gif([1, 1], [[1, 1]])
  const extensions = Buffer.concat([still.subarray(0, 13), blocks('\x21\xff\0'), still.subarray(13)])
  const tiny = Buffer.concat([
    still.subarray(0, 13),
    Buffer.from([0x21, 0xff]),
    blocks('\x01a'),
    Buffer.from([0]),
    still.subarray(13),
  ])
  const chunks = Buffer.concat([
    pictures.png.subarray(0, 33),
    blocks('\0\0\0\0tEXtabcd'),
    pictures.png.subarray(33),
  ])
  const segments = Buffer.concat([
    pictures.jpg.subarray(0, 2),
    blocks('\xff\xfe\0\x02'),
    pictures.jpg.subarray(2),
  ])
  expect([extensions, tiny, chunks, segments].map(readPicture)).toEqual([null, null, null, null])
})

describe('an upload', () => {
  let back: InMemory
  beforeAll(async () => {
    back = await openInMemory()
  }, 60_000)
  afterAll(() => back.close())

  async function send(bytes: Uint8Array, name = 'ảnh.png', field = 'file') {
    const form = new FormData()
    form.append(field, new File([Buffer.from(bytes)], name, { type: 'image/png' }))
    const answer = await back.app.request('/api/image/uoload', { method: 'POST', body: form })
    return { status: answer.status, body: await answer.json() }
  }

  it('is served with its type, without trailing bytes, immutable and sandboxed', async () => {
    const { body } = await send(
      Buffer.concat([pictures.gif, Buffer.from('<script>')]),
      '../../etc/passwd\r\nX: y',
    )
    const served = await back.app.request(body.data.url)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pictures.gif)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await send(pictures.gif)).body.data.url).toBe(body.data.url)
  })

  it('is stored without its texts', async () => {
    const comment = Buffer.from('\xff\xfe\0\x0dPLACE 10.77', 'latin1')
    const given = Buffer.concat([pictures.jpg.subarray(0, 20), comment, pictures.jpg.subarray(20)])
    const { body } = await send(given)
    const served = await back.app.request(body.data.url)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pictures.jpg)
    expect((await send(pictures.jpg)).body.data.url).toBe(body.data.url)
  })

  it('is rejected when its decoded frames exceed the limit of pixels', async () => {
    const still = Buffer.from(pictures.png)
    still.writeUInt32BE(100_000, 16)
    still.writeUInt32BE(100_000, 20)
    const frames = Array.from({ length: 3000 }, (): Size => [1, 1])
    for (const bytes of [
      still,
      gif([200, 200], frames),
      webp([200, 200], frames),
      apng([200, 200], frames),
    ]) {
      const { status, body } = await send(bytes)
      expect([status, body.message, body.errors]).toEqual([
        413,
        expect.stringMatching(/triệu điểm ảnh.*tối đa là 60/),
        { file: body.message },
      ])
    }
    expect((await send(gif([200, 200], frames))).body.message).toContain('3.000 khung hình')
    expect((await send(gif([200, 200], frames.slice(0, 1000)))).status).toBe(200)
  })

  it('is refused when it is no picture, too large, in the wrong field or no form', async () => {
    expect((await send(Buffer.from('<svg/>'))).status).toBe(415)
    expect((await send(new Uint8Array(pictureLimits.bytes + 1))).status).toBe(413)
    expect((await send(new Uint8Array(pictureLimits.bytes + 200_000))).status).toBe(413)
    expect((await send(pictures.png, 'a.png', 'picture')).status).toBe(400)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="\r\n\r\n',
      'x'.repeat(1000),
    ]) {
      const answer = await back.app.request('/api/image/uoload', { method: 'POST', headers, body })
      expect([answer.status, (await answer.json()).code]).toEqual([400, 0])
    }
    expect((await back.call('POST', '/api/image/uoload', { file: 'x' })).status).toBe(415)
  })

  it('is a 404 for addresses that no upload has', async () => {
    for (const path of [
      '/files/a.png',
      `/files/${'0'.repeat(40)}.png`,
      '/files/..%2f..%2fpackage.json',
      '/files/%00',
    ]) {
      expect((await back.call('GET', path)).status).toBe(404)
    }
  })
})
