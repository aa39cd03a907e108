import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusBeside } from './focus-beside.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const rows = ['a', 'b', 'c', 'd'].map((id) => `<li data-id="${id}"><a href="#">${id}</a></li>`)
  document.body.innerHTML = `<input /><main><ul>${rows.join('')}</ul></main>`
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const task = () => new Promise((done) => setTimeout(done))

const remove = (...ids: readonly string[]) => {
  focusBeside(ids)
  for (const id of ids) document.querySelector(`[data-id="${id}"]`)?.remove()
  vi.runAllTimers()
}

it.each([
  [['b'], 'c'],
  [['a', 'c'], 'b'],
  [['b', 'c'], 'd'],
  [['d'], 'c'],
  [['c', 'd'], 'b'],
])('after %j the focus is on %s', (ids, focused) => {
  document.querySelector<HTMLElement>(`[data-id="${ids.at(-1)}"] a`)?.focus()
  remove(...ids)
  expect(document.activeElement?.textContent).toBe(focused)
})

it('focuses the next record before a frame is painted, so that the next key begins there', async () => {
  vi.useRealTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  document.querySelector<HTMLElement>('[data-id="b"] a')?.focus()
  focusBeside(['b'])
  document.querySelector('ul')?.append(document.createElement('li'))
  await task()
  expect(document.activeElement?.textContent, 'the record is still there').toBe('b')
  document.querySelector('[data-id="b"]')?.remove()
  await task()
  expect(document.activeElement?.textContent).toBe('c')
})

it('leaves a focus alone that is elsewhere, and none where nothing stays', () => {
  document.querySelector('input')?.focus()
  remove('b')
  expect(document.activeElement?.tagName).toBe('INPUT')
  document.querySelector('input')?.blur()
  remove('a', 'c', 'd')
  expect(document.activeElement).toBe(document.body)
})

describe('in a tree', () => {
  beforeEach(() => {
    const rows = ['a', 'a1', 'a2', 'b'].map(
      (id) => `<div role="treeitem" tabindex="-1" data-id="${id}"><a href="#" tabindex="-1">${id}</a></div>`,
    )
    document.body.innerHTML = `<main><div role="tree">${rows.join('')}</div></main>`
  })

  it('focuses the row, which takes the keys, not its link', () => {
    remove('a1')
    expect(document.activeElement?.getAttribute('data-id')).toBe('a2')
  })

  it('skips the children that are removed with their parent', () => {
    focusBeside(['a'])
    for (const id of ['a', 'a1', 'a2']) document.querySelector(`[data-id="${id}"]`)?.remove()
    vi.runAllTimers()
    expect(document.activeElement?.getAttribute('data-id')).toBe('b')
  })
})
