// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('any'), { code })

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a reset connection', withCode('ECONNRESET')],
    ['a shutdown by the administrator', withCode('57P01')],
    ['a server that starts up', withCode('57P03')],
    ['a server that has become a standby', withCode('25006')],
    ['a commit whose outcome is unknown', withCode('08007')],
    ['no room for another connection', withCode('53300')],
    ['a terminated connection', new Error('Connection terminated unexpectedly')],
    ['a pool without a free client', new Error('timeout exceeded when trying to connect')],
    [
      'a client that lost its connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a closed client', new Error('Client was closed and is not queryable')],
    ['a discarded connection', new Error('Postgres connection has been discarded')],
    ['one of these as the cause', new Error('timeout', { cause: withCode('ECONNREFUSED') })],
  ])('is true for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    ['a taken key', withCode('23505')],
    ['a statement that is wrong', withCode('42601')],
    ['an error of ours', new TypeError('x is not a function')],
    ['a value that is no error', 'ECONNREFUSED'],
  ])('is false for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
