// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { listen, stopListening } from './server.ts'
import { readSettings } from './settings.ts'

let server: Server

/** Addresses of this machine besides 127.0.0.1 and ::1. */
const others = [
  '127.0.0.2',
  ...Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
  ),
]

async function listening(...host: [string?]): Promise<number> {
  server = createServer((_, response) => response.end('here'))
  await listen(server, 0, ...host)
  return (server.address() as AddressInfo).port
}

/** Whether a port of an address accepts connections. */
async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

const acceptsEach = async (hosts: readonly string[], port: number) =>
  Promise.all(hosts.map((host) => accepts(host, port)))

describe('a server that listens', () => {
  afterEach(() => stopListening(server))

  it('keeps an idle connection open for 75 seconds, on either loopback address', async () => {
    const port = await listening('localhost')
    for (const host of ['127.0.0.1', '[::1]']) {
      const { headers } = await fetch(`http://${host}:${port}/`)
      expect(headers.get('keep-alive')).toBe('timeout=75')
    }
  })

  it('accepts connections to both loopback addresses and to no other without a host', async () => {
    const port = await listening()
    expect(await acceptsEach(['127.0.0.1', '::1'], port)).toEqual([true, true])
    expect(await acceptsEach(others, port)).toEqual(others.map(() => false))
    await stopListening(server)
    expect(await acceptsEach(['127.0.0.1', '::1'], port)).toEqual([false, false])
  })

  it('accepts connections to the address of its host alone, or to all', async () => {
    const single = await listening('127.0.0.2')
    expect(await acceptsEach(['127.0.0.2', '127.0.0.1', '::1'], single)).toEqual([true, false, false])
    await stopListening(server)
    expect(await acceptsEach(['127.0.0.1', ...others], await listening('all'))).not.toContain(false)
  })
})

describe('the host of the settings', () => {
  const hostOf = (env: Record<string, string>) => readSettings(env).host

  it('is this machine unless PUBLIC_URL names another, or HOST an address', () => {
    expect(hostOf({})).toBe('localhost')
    expect(hostOf({ PUBLIC_URL: 'http://localhost:3000' })).toBe('localhost')
    expect(hostOf({ PUBLIC_URL: 'http://[::1]:3000' })).toBe('localhost')
    expect(hostOf({ PUBLIC_URL: 'https://ben.example.vn' })).toBe('all')
    expect(hostOf({ PUBLIC_URL: 'https://ben.example.vn', HOST: 'localhost' })).toBe('localhost')
    expect(hostOf({ HOST: '10.0.0.5' })).toBe('10.0.0.5')
    expect(hostOf({ HOST: '[::]' })).toBe('::')
  })

  it.each(['ben.example.vn', '*', '10.0.0', '0.0.0.0:3000'])(
    'is refused where it is no address: %s',
    (HOST) => {
      expect(() => readSettings({ HOST })).toThrow(/^HOST phải là/)
    },
  )
})

describe('the text of a start', () => {
  it.each([
    [{}, 'Chỉ máy này vào được'],
    [{ PUBLIC_URL: 'https://ben.example.vn' }, 'Nhận kết nối ở mọi địa chỉ của máy'],
    [{ HOST: '127.0.0.2' }, 'Nhận kết nối ở 127.0.0.2'],
  ])(
    'names who reaches the server: %j',
    async (env, sentence) => {
      const port = await freePort()
      const { NODE_OPTIONS: _, ...inherited } = process.env
      const fixed = {
        PORT: String(port),
        DATA_DIR: 'memory://',
        SEED: 'none',
        DATABASE_URL: '',
        PUBLIC_URL: '',
      }
      const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/backend/main.ts'], {
        env: { ...inherited, ...fixed, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let printed = ''
      for await (const part of child.stdout) {
        printed += part
        if (/Bến: .*\n.*\n/.test(printed)) break
      }
      const reached = await acceptsEach(['127.0.0.1', '127.0.0.2'], port)
      child.kill('SIGKILL')
      expect(printed).toContain(sentence)
      expect(reached).toEqual('HOST' in env ? [false, true] : [true, 'PUBLIC_URL' in env])
    },
    60_000,
  )
})
