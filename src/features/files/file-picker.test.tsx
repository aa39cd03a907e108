import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { Modal } from '#kit/modal.tsx'
import { FilePicker } from './file-picker.tsx'
import { inFolder, lastLocation, storeLocation } from './files-location.ts'
import type { StoredFile } from './stored-file.ts'

beforeAll(() => Modal.preload())

const one = (path: string, isFolder = true): StoredFile => ({
  name: path.split('/').at(-1) ?? '',
  path,
  isFolder,
  url: isFolder ? '' : `/files/${path}`,
  size: null,
  width: null,
  height: null,
  createdAt: '',
  count: null,
})

beforeEach(() => {
  cache.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  cache.setQueryData(keys.files(''), [one('banner'), one('a.png', false)])
  cache.setQueryData(keys.files('banner'), [one('banner/trong'), one('banner/tet.png', false)])
  cache.setQueryData(keys.files('banner/trong'), [])
  storeLocation(inFolder(lastLocation(), ''))
})

afterEach(() => {
  cleanup()
  cache.clear()
})

function drawn(present = '') {
  const onPick = vi.fn()
  render(
    <QueryClientProvider client={cache}>
      <FilePicker present={present} onPick={onPick} onClose={() => {}} />
    </QueryClientProvider>,
  )
  return onPick
}

const focused = () => document.activeElement?.textContent

test.each([
  ['the first item', '', 'banner'],
  ['the present picture', '/files/banner/tet.png', 'tet.png'],
])('focuses %s when it opens', (_, present, focus) => {
  drawn(present)
  expect(focused()).toBe(focus)
})

test('moves the focus to the first item of a folder that is opened by keyboard, so that a picture is chosen by keys', async () => {
  const onPick = drawn()
  screen.getByRole('button', { name: 'banner' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('trong')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ url: '/files/banner/tet.png', name: 'tet.png' })
})

test('moves the focus to the path of an empty folder, and back to the items of a folder above it', async () => {
  drawn()
  screen.getByRole('button', { name: 'banner' }).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(focused()).toBe('trong')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('page')
  screen.getByRole('button', { name: 'Kho tệp' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('banner')
})
