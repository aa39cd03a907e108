// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { firstReadsKey, storedFirstReads } from './first-reads.ts'
import { configFor } from './local-server.ts'
import { storeFirstReads } from './store-first-reads.ts'

const origin = 'https://ben.example'
const read = { base: 'api', method: 'GET', path: '/api/brand/search' } as const

afterEach(() => vi.unstubAllGlobals())

it('stores the configuration without its secret', () => {
  const items = new Map<string, string>()
  const setItem = (key: string, value: string) => items.set(key, value)
  vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null, setItem })
  vi.stubGlobal('location', { origin })
  const raw = configFor(origin)
  const config = readConfig({ ...raw, identity: { ...raw.identity, clientSecret: 'bí-mật' } })
  storeFirstReads({ subject: 'u1', config }, '/brands', [read])
  expect(items.get(firstReadsKey)).not.toContain('bí-mật')
  expect(storedFirstReads()).toEqual({
    subject: 'u1',
    config: { ...config, identity: { ...config.identity, clientSecret: null, metadata: null } },
    reads: { '/brands': [read] },
  })
})
