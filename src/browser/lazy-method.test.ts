import { expect, test, vi } from 'vitest'
import { lazyMethod } from './lazy-method.ts'

test('loads the module with the first call and calls its function each time', async () => {
  const load = vi.fn(async () => ({ double: (number: number) => number * 2 }))
  const double = lazyMethod(load, 'double')
  expect(load).not.toHaveBeenCalled()
  expect(await double(2)).toBe(4)
  expect(await double(3)).toBe(6)
  expect(load).toHaveBeenCalledOnce()
})

test('loads a module again that failed to load', async () => {
  const load = vi
    .fn(async () => ({ name: () => 'Bến' }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const name = lazyMethod(load, 'name')
  await expect(name()).rejects.toThrow('Failed to fetch')
  expect(await name()).toBe('Bến')
})
