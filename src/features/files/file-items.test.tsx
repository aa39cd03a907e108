import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileItems } from './file-items.tsx'
import type { StoredFile } from './stored-file.ts'

afterEach(cleanup)

const one = (name: string, isFolder = false): StoredFile => ({
  name,
  path: `/${name}`,
  isFolder,
  url: isFolder ? '' : `/files/${name}`,
  size: isFolder ? null : 3_400_000,
  width: isFolder ? null : 1200,
  height: isFolder ? null : 800,
  createdAt: '',
  count: isFolder ? 12 : null,
})
const files = [one('Tết', true), one('a.png'), one('b.png')]

function drawn(given: readonly StoredFile[] | undefined, present = '') {
  const callbacks = { open: vi.fn(), menu: vi.fn(), remove: vi.fn() }
  render(
    <FileItems
      files={given}
      view="list"
      label="Tệp"
      present={present}
      resolve={(address) => `https://cdn.example${address}`}
      renderFolder={(file, { children, ...props }) => (
        <a href={`#${file.path}`} {...props}>
          {children}
        </a>
      )}
      onOpen={callbacks.open}
      onMenu={callbacks.menu}
      onRemove={callbacks.remove}
    />,
  )
  return callbacks
}

it('renders the known properties of a file, and its picture by the full address', () => {
  drawn(files)
  const [folder, file] = screen.getAllByRole('listitem')
  expect(folder?.textContent).toBe('Tết12 mục')
  expect(file?.textContent).toBe('a.png3,2 MB1.200 × 800')
  expect(file?.querySelector('img')?.src).toBe('https://cdn.example/files/a.png')
  expect(screen.getByRole('link', { name: 'Tết' }).getAttribute('href')).toBe('#/Tết')
})

it('opens a file, and its menu by its name', async () => {
  const { open, menu } = drawn(files)
  await userEvent.click(screen.getByRole('button', { name: 'b.png' }))
  expect(open).toHaveBeenCalledExactlyOnceWith(files[2])
  await userEvent.click(screen.getByRole('button', { name: 'Thao tác với a.png' }))
  expect(menu.mock.calls[0]?.[0]).toBe(files[1])
})

it('moves the focus by arrow keys, and removes by the Delete key', async () => {
  const { remove } = drawn(files)
  screen.getByRole('link', { name: 'Tết' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('a.png')
  await userEvent.keyboard('{End}{Delete}')
  expect(remove).toHaveBeenCalledExactlyOnceWith(files[2])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('Tết')
  screen.getByRole('button', { name: 'Thao tác với a.png' }).focus()
  await userEvent.keyboard('{Delete}')
  expect(remove).toHaveBeenCalledTimes(1)
})

it('renders a skeleton while it is loading', () => {
  drawn(undefined)
  expect(screen.getByRole('list', { name: 'Đang tải…' }).getAttribute('aria-busy')).toBe('true')
})

it('marks the present picture and scrolls to it', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  drawn(files, '/files/b.png')
  const [marked, ...others] = screen.getAllByRole('button', { current: true })
  expect([marked?.textContent, others]).toEqual(['b.png', []])
  expect(scrolled.mock.contexts).toEqual([marked?.closest('li')])
  scrolled.mockRestore()
})
