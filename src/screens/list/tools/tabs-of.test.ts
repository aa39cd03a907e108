import { describe, expect, test } from 'vitest'
import { choice, defineResource, get, inData, reference, text, toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { screenState } from '#screens/href.ts'
import { activeTab, countState, isWholeTab, tabsOf } from './tabs-of.ts'

const letter: Resource = defineResource({
  name: 'letter',
  path: '/letters',
  title: 'Thư',
  noun: 'thư',
  group: 'content',
  icon: 'IconMail',
  envelope: inData,
  operations: {
    list: get('/api/letter/search'),
    views: { hot: { label: 'Nổi bật', operation: get('/api/letter/hot'), where: { hot: true } } },
  },
  fields: {
    name: text('Tên'),
    status: choice('Tình trạng', { new: 'Mới', done: 'Đã xong' }, { tints: { new: 'new' } }),
    hot: toggle('Nổi bật'),
    answers: reference('Trả lời cho', () => letter),
  },
  list: { columns: ['hot'], filters: ['status', 'hot', 'answers'], search: true },
  contentCheck: {},
})

const none = { all: [], first: '' }
const mine = { name: 'Của tôi', query: 'search=An&hot=true', columns: ['hot'] }
const addresses = (search: Record<string, string>, saved: Parameters<typeof tabsOf>[2] = none) =>
  tabsOf(letter, screenState(letter, search), saved).map(({ label, to }) => [label, to])
const active = (search: Record<string, string>, saved = none as Parameters<typeof tabsOf>[2]) => {
  const state = screenState(letter, search)
  return activeTab(letter, state, tabsOf(letter, state, saved))
}

describe('tabsOf', () => {
  test('lists the values of the state, named views, saved views and the content check', () => {
    expect(addresses({}, { all: [mine], first: '' })).toEqual([
      ['Tất cả', '/letters'],
      ['Mới', '/letters?status=new'],
      ['Đã xong', '/letters?status=done'],
      ['Nổi bật', '/letters?view=hot'],
      ['Của tôi', '/letters?search=An&hot=true'],
      ['Chưa sẵn sàng', '/letters?view=unready'],
    ])
  })

  test('keeps the search and the other filters, and drops the page', () => {
    const [all, fresh] = addresses({ search: 'An', hot: 'true', status: 'done', page: '3' })
    expect(all).toEqual(['Tất cả', '/letters?search=An&hot=true'])
    expect(fresh).toEqual(['Mới', '/letters?search=An&hot=true&status=new'])
  })

  test('leaves a saved view with its search and filters', () => {
    const [all, fresh] = addresses({ search: 'An', hot: 'true' }, { all: [mine], first: mine.query })
    expect(all).toEqual(['Tất cả', '/letters?view=all'])
    expect(fresh).toEqual(['Mới', '/letters?status=new'])
  })
})

test('activeTab finds the saved view, the named view or the value of the state', () => {
  expect(active({})).toBe('')
  expect(active({ hot: 'true' })).toBe('')
  expect(active({ status: 'new', search: 'x' })).toBe('state new')
  expect(active({ view: 'hot' })).toBe('view hot')
  expect(active({ status: 'gone' })).toBeNull()
  expect(active({ search: 'An', hot: 'true', page: '2' }, { all: [mine], first: '' })).toBe('saved Của tôi')
})

test('counts a tab without search, filters and order', () => {
  const isWhole = (search: Record<string, string>) => isWholeTab(letter, screenState(letter, search))
  expect([isWhole({ status: 'new', page: '2' }), isWhole({ search: 'x' }), isWhole({ hot: 'true' })]).toEqual(
    [true, false, false],
  )
  expect(countState(letter, 'new')).toMatchObject({
    size: 50,
    page: 1,
    filters: { status: 'new' },
    search: '',
  })
})
