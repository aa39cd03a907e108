import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { FileBrowser } from './file-browser.tsx'
import { inFolder, lastLocation } from './files-location.ts'

afterEach(() => {
  cleanup()
  cache.clear()
})

const files = { dataTransfer: { types: ['Files'], files: [], items: [] } }
const link = { dataTransfer: { types: ['text/uri-list'], files: [], items: [] } }

function drawn() {
  cache.setQueryData(keys.files(''), [])
  render(
    <QueryClientProvider client={cache}>
      <FileBrowser
        filesLocation={inFolder(lastLocation(), '')}
        onLocation={() => {}}
        view="grid"
        renderFolderLink={() => null}
        onOpen={() => {}}
      />
    </QueryClientProvider>,
  )
}

const zone = () => document.querySelector<HTMLElement>('.mantine-DropzoneFullScreen-fullScreen')
const isShown = () => zone()?.style.pointerEvents === 'all'

it('shows the target of dragged files after the drag of a link', () => {
  drawn()
  fireEvent.dragEnter(document.body, link)
  fireEvent.dragLeave(document.body, link)
  fireEvent.dragEnter(document.body, files)
  expect(isShown()).toBe(true)
})

it('uncovers the page after the drop of an empty folder', async () => {
  drawn()
  fireEvent.dragEnter(document.body, files)
  expect(isShown()).toBe(true)
  const target = zone()?.firstElementChild
  if (!target) throw new Error('no drop zone')
  fireEvent.drop(target, files)
  await expect.poll(isShown).toBe(false)
})

it('keeps the browser from opening a file that is dropped beside the zone', () => {
  drawn()
  expect(fireEvent.dragOver(document.body, files)).toBe(false)
  expect(fireEvent.drop(document.body, files)).toBe(false)
  expect(fireEvent.drop(document.body, link)).toBe(true)
})
