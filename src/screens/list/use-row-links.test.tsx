// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { listHref } from '#screens/href.ts'
import { useRowLinks } from './use-row-links.tsx'

const history = createMemoryHistory({ initialEntries: [thing.path] })
const router = { history, preloadRoute: async () => undefined }
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}))

afterEach(cleanup)

const row = rowOf(thing, { id: 7, name: 'Áo' }) as unknown as Row
const first = defaultListState(thing)
const second = { ...first, page: 2 }

it('renders no link of the former rows again while the next ones load, and opens them in the new state', () => {
  const links: ReturnType<typeof useRowLinks>[] = []
  function List({ state, isStale }: { readonly state: typeof first; readonly isStale: boolean }) {
    const found = useRowLinks(thing, state, isStale)
    links.push(found)
    return found.renderLink(row, 'Áo')
  }
  const { rerender } = render(<List state={first} isStale={false} />)
  act(() => history.push(listHref(thing, second)))
  rerender(<List state={second} isStale />)
  expect(links.at(-1)?.renderLink).toBe(links[0]?.renderLink)
  expect(links.at(-1)?.onOpen).toBe(links[0]?.onOpen)
  fireEvent.click(screen.getByRole('link'))
  expect(history.location.href).toBe(listHref(thing, second, { edit: '7' }))
  rerender(<List state={second} isStale={false} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(listHref(thing, second, { edit: '7' }))
})
