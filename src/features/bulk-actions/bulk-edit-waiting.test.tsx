// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { BulkActions } from './bulk-actions.tsx'

const loads = vi.hoisted(() => vi.fn())
vi.mock('./bulk-edit/bulk-edit-drawer.tsx', () => {
  loads()
  return new Promise(() => undefined)
})

office()

test('loads the bulk edit with the selection, and takes no key for a shortcut while it is on its way', async () => {
  const row = rowOf<Resource>(thing, { id: 1, name: 'Áo', active: true })
  draw(
    <BulkActions
      resource={thing}
      state={{ ...defaultListState(thing), view: '' }}
      shown={undefined}
      selection={new Map([[row.id, row]])}
      onSelection={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce())
  const key = () => new KeyboardEvent('keydown', { key: '/' })
  expect(isSingleKey(key())).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Sửa…' }))
  expect(screen.getByRole('dialog', { name: 'Sửa 1 mục' })).toBeDefined()
  expect(isSingleKey(key())).toBe(false)
})
