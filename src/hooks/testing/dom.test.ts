// @vitest-environment node
import { expect, test, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  return (await import('./dom.test-data.ts')).page
}

test('opens the page of the process again with its own methods of elements, address and no elements', async () => {
  const first = await openPage()
  const method = () => Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')
  const own = method()
  const address = location.href
  HTMLElement.prototype.showPopover = () => {}
  first.happyDOM.setURL('http://localhost:3000/brands?page=2')
  document.body.append('brands')
  const second = await openPage()
  expect(second).toBe(first)
  expect(method()).toEqual(own)
  expect([location.href, document.body.textContent]).toEqual([address, ''])
})
