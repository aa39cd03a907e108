import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'

/** Runs the setup file as Vitest does before each test file. */
async function startFile() {
  vi.resetModules()
  await import('./fresh-globals.ts')
}

test('restores methods of elements and the address of the page', async () => {
  await startFile()
  const address = location.href
  const methods = () => [
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover'),
    Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView'),
  ]
  const own = methods()
  HTMLElement.prototype.showPopover = () => {}
  Element.prototype.scrollIntoView = () => {}
  history.pushState(null, '', '/brands?page=2')
  await startFile()
  expect(methods()).toEqual(own)
  expect(location.href).toBe(address)
})

test('restores spies, stubs and timers that a file has not restored', async () => {
  await startFile()
  const { now } = Date
  vi.spyOn(location, 'reload').mockReturnValue()
  vi.stubGlobal('matchMedia', null)
  vi.useFakeTimers()
  await startFile()
  expect(vi.isMockFunction(Reflect.get(location, 'reload'))).toBe(false)
  expect(Date.now).toBe(now)
  vi.stubGlobal('matchMedia', undefined)
  vi.unstubAllGlobals()
  expect(matchMedia).toBeTypeOf('function')
})

test('removes the listeners that a file has added to the document, and lets those of packages listen again', async () => {
  await startFile()
  const [left, selected, changed] = [vi.fn(), vi.fn(), vi.fn()]
  const edit = async () => {
    render(createElement('input', { onSelect: selected }))
    const input = screen.getByRole<HTMLInputElement>('textbox')
    input.addEventListener('change', changed)
    await userEvent.type(input, 'Bến')
    selected.mockClear()
    input.setSelectionRange(0, 1)
    fireEvent(document, new Event('selectionchange'))
    await userEvent.tab()
  }
  await edit()
  const before = [selected.mock.calls.length, changed.mock.calls.length]
  expect(before).toEqual([1, 1])
  for (const type of ['focus', 'blur', 'selectionchange']) document.addEventListener(type, left, true)
  await startFile()
  changed.mockClear()
  await edit()
  expect([selected.mock.calls.length, changed.mock.calls.length]).toEqual(before)
  expect(left).not.toHaveBeenCalled()
})
