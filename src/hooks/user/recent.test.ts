import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRecent } from './forget-recent.ts'
import { forgetOpened, noteOpened, recentOf } from './recent.ts'

const owner = vi.hoisted(() => ({ subject: 'lan' }))
vi.mock('#session/session.ts', () => ({ session: { storedUser: () => owner } }))

const open = (id: string, label = id) => noteOpened({ resource: 'brand', id, label })
const ids = (subject = 'lan') => recentOf(subject).map(({ id }) => id)

beforeEach(() => {
  owner.subject = 'lan'
  localStorage.clear()
})

test('the last opened record stands first, each once, with its newest name', () => {
  open('1')
  open('2')
  open('1', 'Muji')
  expect(ids()).toEqual(['1', '2'])
  expect(recentOf('lan')[0]?.label).toBe('Muji')
})

test('only the last twelve are kept', () => {
  for (let id = 1; id <= 20; id += 1) open(String(id))
  expect(ids()).toHaveLength(12)
  expect(ids()[0]).toBe('20')
})

test('nobody sees what somebody else has opened', () => {
  open('1')
  owner.subject = 'minh'
  expect(ids('minh')).toEqual([])
  open('2')
  expect(ids('minh')).toEqual(['2'])
  expect(ids('lan')).toEqual([])
  expect(localStorage.getItem('recent')).toBeNull()
})

test('a record that is gone is forgotten, and everything with a sign-out', () => {
  open('1')
  open('2')
  forgetOpened({ resource: 'brand', id: '1' })
  expect(ids()).toEqual(['2'])
  forgetRecent()
  expect(ids()).toEqual([])
})

test('what is damaged in storage is nothing', () => {
  for (const raw of ['{', '7', '{"subject":"lan","items":7}', '{"subject":"lan","items":[7,{"id":""}]}']) {
    localStorage.setItem('recent', raw)
    expect(ids()).toEqual([])
  }
})
