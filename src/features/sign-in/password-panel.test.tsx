// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { restricted, signInAs } from '#hooks/testing/restricted.test-data.ts'
import { PasswordPanel } from './password-panel.tsx'

office()

test.each([
  ['admin', 5, 'Sếp', 'refuses where the record cannot be saved', false],
  ['admin', 1, 'Lan', 'is offered where only fields are locked', true],
  ['superadmin', 5, 'Sếp', 'is offered where nothing is restricted', true],
] as const)(
  'as %s, record %i of %s: setting a password %s',
  async (permission, id, author, _title, isOffered) => {
    signInAs(permission)
    const user = rowOf<Resource>(restricted, { id, name: 'Áo', url: 'ao', active: true, author })
    const component = () => (
      <>
        <h1>Áo</h1>
        <PasswordPanel resource={restricted} user={user} />
      </>
    )
    const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
    render(
      <Cached>
        <RouterProvider router={router as never} />
      </Cached>,
    )
    await screen.findByRole('heading', { name: 'Áo' })
    expect(screen.queryByRole('button', { name: 'Đặt mật khẩu' }) !== null).toBe(isOffered)
  },
)
