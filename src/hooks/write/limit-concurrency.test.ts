// @vitest-environment node
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('runs at most the given number of jobs at once, in their order, also after one fails', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let highest = 0
  const begun: number[] = []
  const job = (name: number) =>
    inTurn(async () => {
      begun.push(name)
      running += 1
      highest = Math.max(highest, running)
      await new Promise((done) => setTimeout(done, 1))
      running -= 1
      if (name === 1) throw new Error('one fails')
      return name
    })
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map(job))
  expect(highest).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await expect(job(9)).resolves.toBe(9)
})
