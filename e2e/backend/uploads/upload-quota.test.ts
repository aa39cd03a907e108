// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { png } from '../../testing/png.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd({ UPLOADS_PER_DAY: '30', UPLOAD_MB_PER_DAY: '25' })
}, 60_000)
afterAll(() => back.stop())

let shade = 0
const small = () => png(2, 2, () => (shade += 1))
/** A picture of 6 MB, filled by a colour profile before its end. */
function large(): Buffer {
  const bytes = small()
  const chunk = Buffer.alloc(6 * 1024 * 1024)
  chunk.writeUInt32BE(chunk.length - 12, 0)
  chunk.write('iCCP', 4)
  return Buffer.concat([bytes.subarray(0, -12), chunk, bytes.subarray(-12)])
}

async function send(client: Client, path: string, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }))
  const headers = {
    dpop: await client.dpopProof(path, { method: 'POST', token: client.token }),
    authorization: `Bearer ${client.token}`,
  }
  const answer = await fetch(back.base + path, { method: 'POST', headers, body: form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const avatar = '/api/user-info/avatar'

it('rejects pictures beyond the daily quota with Retry-After', async () => {
  const user = await back.signedIn('user')
  const statuses: number[] = []
  for (let at = 0; at < 20; at += 1) statuses.push((await send(user, avatar, small())).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await send(user, avatar, small())
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 0, message: expect.stringContaining('0 giờ đêm nay') },
  })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(24 * 3600)
  const admin = await back.signedIn('admin')
  expect((await send(admin, avatar, small())).status, 'another account has its own').toBe(200)
})

it('counts bytes, in forms and in the file manager alike, also of pictures sent at the same moment', async () => {
  const admin = await back.signedIn('superadmin')
  const paths = ['/api/image/uoload', '/api/file-manager/upload-single']
  const pictures = Array.from({ length: 6 }, large)
  const [bytes = 0] = pictures.map(({ length }) => length)
  const fit = Math.floor((25 * 1024 * 1024) / bytes)
  expect(fit).toBeLessThan(6)
  const sent = await Promise.all(pictures.map((each, at) => send(admin, paths[at % 2] ?? '', each)))
  const taken = sent.filter(({ status }) => status === 200).length
  expect([taken, sent.filter(({ status }) => status === 429).length]).toEqual([fit, 6 - fit])
  await sql`update upload_quota set day = '2020-01-01'`.execute(back.backEnd.db)
  expect((await send(admin, '/api/image/uoload', small())).status, 'the next day').toBe(200)
})
