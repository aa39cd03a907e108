import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { crud, defineResource, text } from '#descriptor/index.ts'
import { listHref, screenState } from './href.ts'
import { useLatestState } from './use-screen-state.ts'

const history = { location: { pathname: '', search: '' } }
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history }) }))

const go = (to: string) => {
  const [pathname = '', search = ''] = to.split('?')
  history.location = { pathname, search: search && `?${search}` }
}

const thing = (tab?: string) =>
  defineResource({
    name: 'thing',
    path: '/things',
    ...(tab === undefined ? {} : { tab }),
    title: 'Đồ vật',
    noun: 'đồ vật',
    group: 'content',
    icon: 'IconList',
    operations: crud('/api/thing'),
    fields: { name: text('Tên') },
    list: { columns: ['name'], search: true },
  })

test.each([
  ['without a tab', thing()],
  ['of a tab', thing('second')],
] as const)('the latest state of a list %s follows the address before the screen renders', (_, resource) => {
  const bare = screenState(resource, {})
  const rendered = { ...bare, search: 'áo' }
  go(listHref(resource, rendered))
  const { result } = renderHook(() => useLatestState(resource, rendered))
  expect(result.current()).toEqual(rendered)
  go(listHref(resource, bare))
  expect(result.current().search).toBe('')
  go('/elsewhere?a=b')
  expect(result.current()).toEqual(rendered)
  go('/things?tab=other')
  expect(result.current()).toEqual(rendered)
})
