// @vitest-environment node
import { expect, test } from 'vitest'
import { withPromises } from './promises.ts'

/** The served configuration, for the text of its file. */
function served(text: string): string | undefined {
  const file = { bytes: Buffer.from(text), type: 'application/json', hashed: false }
  return withPromises(new Map([['/config.json', file]]))
    .get('/config.json')
    ?.bytes.toString('utf8')
}

test('adds its promises to the configuration of this back-end', () => {
  expect(JSON.parse(served('{"apiBase":"/","signIn":"api"}') ?? '')).toEqual({
    apiBase: '/',
    signIn: 'api',
    safeWrites: true,
    listFilters: true,
    largestPage: 1000,
  })
  expect(JSON.parse(served('{"apiBase":"/","safeWrites":false}') ?? '')).toMatchObject({
    safeWrites: false,
    listFilters: true,
  })
})

test.each([
  '{"apiBase":"https://api.ben.vn/"}',
  '{"apiBase":"//api.ben.vn/"}',
  '{"signIn":"api"}',
  '[]',
  '{',
])('serves %s unchanged', (text) => {
  expect(served(text)).toBe(text)
})

test('leaves an app without a configuration without one', () => {
  expect(withPromises(new Map()).size).toBe(0)
})
