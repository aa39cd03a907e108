import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const whole = {
  apiBase: '/',
  fileBase: 'https://files.example/v1/',
  cdnBase: '/cdn',
  identity: { authority: '/idp', clientId: 'admin', scope: 'openid' },
  signIn: 'identity-provider',
  unknown: 1,
}

test('bases become absolute, keep their path and lose their last slash', () => {
  const read = readConfig(whole)
  expect(read.apiBase).toBe(location.origin)
  expect(read.fileBase).toBe('https://files.example/v1')
  expect(read.cdnBase).toBe(`${location.origin}/cdn`)
  expect([read.safeWrites, read.listFilters, read.largestPage]).toEqual([false, false, null])
  expect(read.calculator.sendBlank).toBe(false)
  expect(read.identity).toEqual({
    authority: `${location.origin}/idp`,
    clientId: 'admin',
    scope: 'openid',
    clientSecret: null,
    metadata: null,
  })
})

test('resolves relative endpoints, and keeps other metadata', () => {
  const metadata = { token_endpoint: '/idp/token', issuer: 'x' }
  const read = readConfig({ ...whole, identity: { ...whole.identity, metadata } })
  expect(read.identity.metadata).toEqual({ token_endpoint: `${location.origin}/idp/token`, issuer: 'x' })
})

test.each(['', null])('the revocation endpoint %j is left out', (revocation_endpoint) => {
  const metadata = { issuer: 'x', revocation_endpoint }
  const read = readConfig({ ...whole, identity: { ...whole.identity, metadata } })
  expect(read.identity.metadata).toStrictEqual({ issuer: 'x' })
})

test('reads the bases of further services, none by default', () => {
  expect(readConfig(whole).bases).toEqual({})
  const bases = { warehouse: 'https://wms.example/v2/', own: '/own' }
  expect(readConfig({ ...whole, bases }).bases).toEqual({
    warehouse: 'https://wms.example/v2',
    own: `${location.origin}/own`,
  })
})

test('reads the site of the pages, unknown by default', () => {
  expect(readConfig(whole).siteBase).toBeNull()
  expect(readConfig({ ...whole, siteBase: 'https://ben.example/' }).siteBase).toBe('https://ben.example')
})

test('reads whether blank fields of the calculator are sent', () => {
  expect(readConfig({ ...whole, calculator: { sendBlank: true } }).calculator.sendBlank).toBe(true)
  expect(readConfig({ ...whole, calculator: {} }).calculator.sendBlank).toBe(false)
})

test.each([
  ['apiBase', { ...whole, apiBase: 'javascript:alert(1)' }],
  ['siteBase', { ...whole, siteBase: 'ftp://ben.vn' }],
  ['cdnBase', { ...whole, cdnBase: undefined }],
  ['identity.clientId', { ...whole, identity: { ...whole.identity, clientId: '' } }],
  [
    'identity.metadata.token_endpoint',
    { ...whole, identity: { ...whole.identity, metadata: { token_endpoint: 5 } } },
  ],
  ['bases', { ...whole, bases: 'https://wms.example' }],
  ['bases.warehouse', { ...whole, bases: { warehouse: 'wms:8080' } }],
  ['signIn', { ...whole, signIn: 'magic' }],
  ['calculator', { ...whole, calculator: true }],
  ['calculator.sendBlank', { ...whole, calculator: { sendBlank: 'true' } }],
  ['safeWrites', { ...whole, safeWrites: 'yes' }],
  ['listFilters', { ...whole, listFilters: 1 }],
  ['largestPage', { ...whole, largestPage: 0 }],
  ['largestPage', { ...whole, largestPage: '1000' }],
  ['config.json', null],
])('a wrong %s is named', (key, raw) => {
  const problem = { name: 'ConfigProblem', text: { with: { key } } }
  expect(() => readConfig(raw)).toThrow(
    expect.objectContaining({ text: expect.objectContaining(problem.text) }),
  )
})
