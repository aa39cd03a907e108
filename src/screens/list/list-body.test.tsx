// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import type { Listing } from '#hooks/read/use-list.ts'
import { Cached } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { Unreachable } from '#http/errors.ts'
import { ResourceContext } from '#screens/resource-context.ts'
import { ListBody } from './list-body.tsx'

afterEach(cleanup)

const row = rowOf(thing, { id: 1, name: 'Áo' }) as unknown as Row
const list: Listing = {
  shown: { rows: [row], page: { page: 1, size: 20, total: 1 }, goesOn: false },
  error: null,
  isStale: false,
  isBusy: false,
  retry: () => undefined,
}

test('keeps the table, with its open menus, when the list cannot be read again', () => {
  const drawn = (error: Listing['error']) => (
    <Cached>
      <ResourceContext value={thing}>
        <ListBody state={defaultListState(thing)} list={{ ...list, error }} onClear={() => undefined}>
          <table />
        </ListBody>
      </ResourceContext>
    </Cached>
  )
  const { rerender } = render(drawn(null))
  const table = screen.getByRole('table')
  rerender(drawn(new Unreachable('network', { cause: undefined, sent: false })))
  expect(screen.getByRole('alert')).toBeDefined()
  expect(screen.getByRole('table')).toBe(table)
})

test.each([
  ['has fewer pages', 3, 'Trang này không còn mục nào.'],
  ['has no matches', 0, 'Không thấy đồ vật nào khớp “áo”.'],
])('names an empty later page of a search that %s', async (_, total, text) => {
  render(
    <Cached>
      <ResourceContext value={thing}>
        <ListBody
          state={{ ...defaultListState(thing), page: 2, search: 'áo' }}
          list={{ ...list, shown: { rows: [], page: { page: 2, size: 20, total }, goesOn: false } }}
          onClear={() => undefined}
        >
          <table />
        </ListBody>
      </ResourceContext>
    </Cached>,
  )
  expect(await screen.findByText(text, { exact: false })).toBeDefined()
})
