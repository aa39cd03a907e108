// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { cleanText } from './clean-text.ts'
import { sanitise } from './sanitise.ts'

vi.setConfig({ testTimeout: 60_000 })

const N = 400_000
const texts: readonly (readonly [string, string])[] = [
  ['opening brackets', '<'.repeat(N)],
  ['ampersands', '&'.repeat(N)],
  ['paragraphs', '<p>xin chào</p>'.repeat(N / 15)],
  ['attributes', `<p ${Array.from({ length: 40_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`],
  ['unclosed tags', `${'<b>'.repeat(1900)}${'x'.repeat(N)}`],
]

it.each(texts)('lets the event loop go on while it cleans: %s', async (_, html) => {
  // A thread is started for the first.
  await cleanText('x'.repeat(3000))
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  const clean = await cleanText(html)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(10)
  expect(clean).toBe(sanitise(html))
})

it('returns the same for short and long texts, in the order of the calls', async () => {
  const part = '<p onclick="x()">a <b>b</b></p>'
  const lengths = [1, 100, 2, 200, 3]
  const clean = await Promise.all(lengths.map((length) => cleanText(part.repeat(length))))
  expect(clean).toEqual(lengths.map((length) => '<p>a <b>b</b></p>'.repeat(length)))
})

it('returns null for deep nesting in short and long texts', async () => {
  for (const html of ['<b></p>'.repeat(60_000), '<b><i>'.repeat(80_000), '<foo>'.repeat(100_000)]) {
    expect(await cleanText(html)).toBeNull()
  }
})

it('rejects texts beyond the queue and cleans the others', async () => {
  const html = '<p>xin chào</p>'.repeat(300)
  const sent = Array.from({ length: 60 }, () => cleanText(html))
  const results = await Promise.allSettled(sent)
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    ...Array<string>(50).fill('fulfilled'),
    ...Array<string>(10).fill('rejected'),
  ])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 503 } })
  expect(await cleanText(html)).toBe(html)
})
