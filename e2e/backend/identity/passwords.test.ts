// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HttpError } from '../server/reply.ts'
import { Passwords } from './passwords.ts'

let passwords: Passwords
const share = { key: '192.0.2.1', isKnown: false }

beforeEach(() => {
  passwords = new Passwords(3)
})

afterEach(() => passwords.close())

describe('a password', () => {
  it('matches only its hash, in composed and decomposed form', async () => {
    const stored = await passwords.hash('mật-khẩu', share)
    expect(stored).toMatch(/^scrypt\$32768\$8\$[\w+/=]+\$[\w+/=]+$/)
    expect(await passwords.matches('mật-khẩu'.normalize('NFD'), stored, share)).toBe(true)
    expect(await passwords.matches('mat-khau', stored, share)).toBe(false)
    expect(await passwords.matches('mật-khẩu', undefined, share)).toBe(false)
  })
})

describe('the queue of hashes', () => {
  it('rejects calls beyond the queue with 503 and Retry-After', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 7 }, () => passwords.hash('x', share)))
    expect(ends.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
    for (const end of ends.slice(5)) {
      const { reason } = end as PromiseRejectedResult
      expect(reason).toBeInstanceOf(HttpError)
      expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': expect.any(String) } })
    }
    expect(await passwords.hash('x', share)).toContain('scrypt$')
  })

  it('rejects waiting calls when it is closed', async () => {
    const ends = Promise.allSettled(Array.from({ length: 4 }, () => passwords.hash('x', share)))
    await passwords.close()
    expect((await ends).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  })
})

it('the threads end with the back-end, so that its process can', async () => {
  const server = path.resolve('e2e/backend/server/server.ts')
  const settings = path.resolve('e2e/backend/server/settings.ts')
  // Seeding hashes passwords; the process can end only after the back-end has closed its threads.
  const code = `
    const { openBackEnd } = await import('${server}')
    const { readSettings } = await import('${settings}')
    const backEnd = await openBackEnd(readSettings({ DATA_DIR: 'memory://', SEED: 'small' }), '/nowhere')
    await backEnd.close()
    console.log('closed')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [exitCode] = await once(child, 'close')
  expect([output, exitCode]).toEqual(['closed\n', 0])
}, 120_000)
