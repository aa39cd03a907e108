// @vitest-environment node
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { problemDetails } from '#descriptor/dialects/failure-text.ts'
import type { FailureText } from '#descriptor/envelope.ts'
import { errorResponse } from './reply.ts'

const answerTo = (code: string, failure?: FailureText) => {
  const app = new Hono<{ Variables: { failure: FailureText | undefined } }>()
  app.use((c, next) => {
    c.set('failure', failure)
    return next()
  })
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

  it('has its headers and outcome in another shape too', async () => {
    const response = await answerTo('08007', problemDetails)
    const { headers } = response
    expect([headers.get('retry-after'), headers.get('content-type')]).toEqual(['5', problemDetails.mediaType])
    expect(await response.json()).toMatchObject({ outcome: 'unknown' })
  })
})
