import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Savable } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { draftStore } from '#hooks/drafts/draft-store.ts'
import { cache } from '#hooks/read/cache.ts'
import { Cached, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { type Features, FeaturesContext, useFeatures } from '#screens/features-context.ts'
import { RecordForm } from './record-form.tsx'

/** The stored record. */
export const stored = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true, author: 'Lan' }
/** The path of its update. */
export const path = '/api/thing/update/5'

/** Answers for the form's calls, and an empty store of drafts before each test. */
export function formOffice() {
  const { answer } = office()
  beforeEach(async () => {
    answer('/api/thing/5', { code: 1, data: stored })
    for (const { id } of shownNotices()) dismiss(id)
    const drafts = await draftStore.all()
    await draftStore.remove(drafts.map(([key]) => key))
  })
  // A save that ends after its file would set the state of a form without a document.
  afterEach(() => waitFor(() => expect(cache.isMutating()).toBe(0)))
  return { answer }
}

/** The form on its own page, beside another page. */
export async function open(
  record: Row | null = rowOf<Resource>(thing, stored),
  resource: Resource & Savable = thing,
  contentIssues: Features['contentIssues'] = async () => [],
) {
  const onSaved = vi.fn()
  let replace: (row: Row) => void
  const start = record ? valuesOf(resource, record) : newValues(resource)
  const root = createRootRoute()
  const pages = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: function Page() {
        const [now, setNow] = useState(record)
        replace = setNow
        return (
          <FeaturesContext value={{ ...useFeatures(), contentIssues }}>
            <RecordForm resource={resource} record={now} initialValues={start} onSaved={onSaved} isNarrow />
          </FeaturesContext>
        )
      },
    }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => <h1>Nơi khác</h1> }),
  ]
  window.history.replaceState(null, '', '/')
  const router = createRouter({ routeTree: root.addChildren(pages), history: createBrowserHistory() })
  render(
    <Cached>
      <RouterProvider router={router as never} />
    </Cached>,
  )
  const form = await screen.findByRole('form', { name: 'Đồ vật' })
  const input = (label: string) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: ':not([role=radiogroup])' })
  return {
    onSaved,
    input,
    type: (label: string, value: string) => fireEvent.change(input(label), { target: { value } }),
    /** Passes a newer version of the record to the form. */
    replace: (row: Row) => act(() => replace(row)),
    save: () => fireEvent.submit(form),
    go: (to: string) => act(async () => router.history.push(to)),
  }
}

/** The count of changed fields, once it is shown. */
export const counted = (count: number) =>
  screen.findByText(count === 0 ? 'Chưa có gì thay đổi' : `${count} ô đã sửa`)
/** Presses a button. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The accessible description of an input. */
export function wordsBeside(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
