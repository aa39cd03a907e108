// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureLimits } from '#descriptor/picture-limits.ts'
import { type InMemory, openInMemory } from '../records/in-memory.ts'
import { png } from '../seeds/png.ts'
import { readPicture } from './picture.ts'

const base64 = (text: string) => Buffer.from(text, 'base64')

/** Real pictures of 2 × 3 pixels, as an ordinary tool writes them. */
const pictures = {
  png: png(2, 3, () => 0x008080),
  gif: base64('R0lGODlhAgADAPAAAACAgAAAACH5BAAAAAAALAAAAAACAAMAAAIChF8AOw=='),
  jpg: base64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAADAAIDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAGCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ABo7So//2Q==',
  ),
  webp: base64('UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoCAAMAAgA0JaACdLoAA5gA/u8pR8TxdvIb/6MP/xpH/GkfDmAAAA=='),
  lossless: base64('UklGRhwAAABXRUJQVlA4TBAAAAAvAYAAAAdQwChg/wMR0f8A'),
}

describe('a picture', () => {
  it.each(Object.entries(pictures))('is known by its bytes: %s', (_, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ width: 2, height: 3, length: bytes.length })
  })

  it.each(Object.entries(pictures))('ends where it says, whatever is glued behind it: %s', (_, bytes) => {
    const glued = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
    expect(readPicture(glued)?.length).toBe(bytes.length)
  })

  it.each(Object.entries(pictures))('is none when its end is missing: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect(readPicture(bytes.subarray(0, length))).toBeNull()
  })

  it('is none of what only looks like one', () => {
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a<script>alert(1)</script>',
      '\xff\xd8\xff\xd9',
      'BM',
      '%PDF-1.7',
    ]
    for (const text of others) expect(readPicture(Buffer.from(text, 'latin1'))).toBeNull()
  })

  it('is none when it would unfold to more than a reader bears', () => {
    const huge = Buffer.from(pictures.png)
    huge.writeUInt32BE(100_000, 16)
    huge.writeUInt32BE(100_000, 20)
    expect(readPicture(huge)).toBeNull()
  })
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

  it('is served as what it is, cut to the picture, for ever and without rights', async () => {
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
