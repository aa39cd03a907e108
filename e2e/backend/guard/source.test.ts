// @vitest-environment node
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../server/settings.ts'
import { sourceOf } from './source.ts'

function source(peer: string, env: Record<string, string>, ...forwarded: string[]): string | undefined {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const req = new IncomingMessage(socket)
  Object.defineProperty(req, 'headersDistinct', { value: { 'x-forwarded-for': forwarded } })
  return sourceOf(req, readSettings(env))
}

const balanced = { PUBLIC_URL: 'https://ben.vn' }
const trusting = { ...balanced, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8:ffff::/48' }

describe('the source of a request', () => {
  it('is the address of the connection, not of X-Forwarded-For', () => {
    expect(source('192.0.2.7', {}, '198.51.100.1')).toBe('192.0.2.7')
    expect(source('::ffff:192.0.2.7', {})).toBe('192.0.2.7')
  })

  it('is unknown behind a balancer that is not named', () => {
    expect(source('10.1.1.1', balanced, '198.51.100.1')).toBeUndefined()
  })

  it('is the address that trusted proxies have appended, not one that the client has sent', () => {
    expect(source('10.1.1.1', trusting, '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
    expect(source('10.1.1.1', trusting, '203.0.113.9, 198.51.100.1, 10.2.2.2')).toBe('198.51.100.1')
    expect(source('10.1.1.1', trusting, '203.0.113.9', '198.51.100.1')).toBe('198.51.100.1')
    expect(source('2001:db8:ffff::1', trusting, '198.51.100.1')).toBe('198.51.100.1')
    expect(source('192.0.2.7', trusting, '198.51.100.1')).toBe('192.0.2.7')
    expect(source('10.1.1.1', trusting, 'unknown')).toBe('10.1.1.1')
    expect(source('10.1.1.1', trusting)).toBe('10.1.1.1')
  })

  it('is the network of an IPv6 address, which one client owns as a whole', () => {
    expect(source('2001:db8:1:2:3:4:5:6', {})).toBe('2001:db8:1:2')
    expect(source('2001:db8:1:2::9', {})).toBe('2001:db8:1:2')
    expect(source('2001:0db8::1', {})).toBe('2001:db8:0:0')
    expect(source('fe80::1%eth0', {})).toBe('fe80:0:0:0')
    expect(source('::1', {})).toBe('0:0:0:0')
  })
})

describe('TRUSTED_PROXIES', () => {
  it.each(['10.0.0.0/33', 'proxy', '10.0.0.1,', '10.0.0.0/', '::/129', '10.0.0.0/a'])(
    'refuses %s',
    (text) => {
      expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES phải là')
    },
  )
})
