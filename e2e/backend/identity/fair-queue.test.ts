import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const of = (key: string, isKnown = false) => ({ key, isKnown })

function all(queue: FairQueue<string>): string[] {
  const items: string[] = []
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item)
  return items
}

describe('a fair queue', () => {
  it('alternates between shares and keeps the order within each', () => {
    const queue = new FairQueue<string>(10)
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item, of(item.slice(0, 1)))
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
    expect(queue.shift()).toBeUndefined()
  })

  it('drops the newest item of the longest share for an item of another share', () => {
    const queue = new FairQueue<string>(3)
    for (const item of ['a1', 'a2', 'a3']) expect(queue.push(item, of('a'))).toBeUndefined()
    expect(queue.push('a4', of('a'))).toBe('a4')
    expect(queue.push('b1', of('b'))).toBe('a3')
    expect(all(queue)).toEqual(['a1', 'b1', 'a2'])
  })

  it('rejects a new item when all shares are equally long', () => {
    const queue = new FairQueue<string>(2)
    queue.push('a1', of('a'))
    queue.push('b1', of('b'))
    expect(queue.push('c1', of('c'))).toBe('c1')
    expect(all(queue)).toEqual(['a1', 'b1'])
  })

  it('drops items of unknown clients first', () => {
    const queue = new FairQueue<string>(2)
    queue.push('k1', of('k', true))
    queue.push('a1', of('a'))
    expect(queue.push('k2', of('k', true))).toBe('a1')
    expect(queue.push('b1', of('b'))).toBe('b1')
    expect(queue.push('l1', of('l', true))).toBe('k2')
    expect(all(queue)).toEqual(['k1', 'l1'])
  })

  it('accepts items again after it was emptied', () => {
    const queue = new FairQueue<string>(1)
    queue.push('a1', of('a'))
    expect(queue.clear()).toEqual(['a1'])
    expect(queue.push('b1', of('b'))).toBeUndefined()
    expect(all(queue)).toEqual(['b1'])
  })
})
