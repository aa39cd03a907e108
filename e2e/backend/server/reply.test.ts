// @vitest-environment node
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { errorResponse } from './reply.ts'

const answerTo = (code: string) => {
  const app = new Hono()
  app.onError((error, c) => errorResponse(c, error))
  app.get('/', () => {
    throw Object.assign(new Error('any'), { code })
  })
  return app.request('/')
}

describe('the response to a request that the database failed', () => {
  it.each([
    ['allows another try when nothing was written', '57P01', undefined],
    ['names the outcome when it is unknown', '08007', 'unknown'],
  ])('%s', async (_, code, outcome) => {
    const response = await answerTo(code)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await response.json()).outcome).toBe(outcome)
  })
})
