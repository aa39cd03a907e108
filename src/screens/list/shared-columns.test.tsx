// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { thing } from '#hooks/testing/things.test-data.ts'
import { shownNotices } from '#kit/notice.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { writeColumnLayout } from './column-layout.ts'
import { allColumns } from './column-plan.ts'
import { SharedColumns } from './shared-columns.tsx'
import type { ListPreferences } from './use-list-preferences.ts'

const [first = ''] = allColumns(thing)
const own: ListPreferences = { columns: undefined, widths: { name: 20 }, density: 'normal' }

test('takes over the columns of a link once, with an undo for the own ones', () => {
  const [onPreferences, onRead] = [vi.fn(), vi.fn()]
  const shared = { columns: [first], widths: { name: 12 } }
  const drawn = (preferences: ListPreferences) => (
    <ResourceContext value={thing}>
      <SharedColumns
        columnLayout={writeColumnLayout(shared)}
        preferences={preferences}
        onPreferences={onPreferences}
        onRead={onRead}
      />
    </ResourceContext>
  )
  const { rerender } = render(drawn(own))
  rerender(drawn({ ...own, ...shared }))
  expect(onPreferences.mock.calls).toEqual([[shared]])
  expect(onRead).toHaveBeenCalledOnce()
  shownNotices()[0]?.undo?.()
  expect(onPreferences).toHaveBeenLastCalledWith({ columns: undefined, widths: { name: 20 } })
})

test('changes nothing for a link with the own columns', () => {
  const [onPreferences, onRead] = [vi.fn(), vi.fn()]
  render(
    <ResourceContext value={thing}>
      <SharedColumns
        columnLayout={writeColumnLayout(own)}
        preferences={own}
        onPreferences={onPreferences}
        onRead={onRead}
      />
    </ResourceContext>,
  )
  expect(onPreferences).not.toHaveBeenCalled()
  expect(onRead).toHaveBeenCalledOnce()
})
