// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { noteOpened } from '#hooks/user/recent.ts'
import { session } from '#session/session.ts'
import { searchedFirst } from './palette.tsx'

office()

test('searches at most eight lists at once: those of opened records, then those of visible entries', () => {
  const named = (at: number): Resource => ({
    ...thing,
    name: `list ${at}`,
    ...(at < 3 && { submenu: 'more' as const }),
  })
  noteOpened({ resource: 'list 9', id: '1', label: 'Ấm' })
  const all = Array.from({ length: 12 }, (_, at) => named(at))
  const [first, others] = searchedFirst(all, session.storedUser()?.subject ?? '')
  const numbers = (some: readonly Resource[]) => some.map(({ name }) => Number(name.slice(5)))
  expect([numbers(first), numbers(others)]).toEqual([
    [9, 3, 4, 5, 6, 7, 8, 10],
    [11, 0, 1, 2],
  ])
})
