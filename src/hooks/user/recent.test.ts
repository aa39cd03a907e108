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

test('lists the last opened record first, each record once, with its newest label', () => {
  open('1')
  open('2')
  open('1', 'Muji')
  expect(ids()).toEqual(['1', '2'])
  expect(recentOf('lan')[0]?.label).toBe('Muji')
})

test('keeps only the last twelve records', () => {
  for (let id = 1; id <= 20; id += 1) open(String(id))
  expect(ids()).toHaveLength(12)
  expect(ids()[0]).toBe('20')
})

test('returns only the records of the same user', () => {
  open('1')
  owner.subject = 'minh'
  expect(ids('minh')).toEqual([])
  open('2')
  expect(ids('minh')).toEqual(['2'])
  expect(ids('lan')).toEqual([])
  expect(localStorage.getItem('recent')).toBeNull()
})

test('removes a deleted record, and all records at a sign-out', () => {
  open('1')
  open('2')
  forgetOpened({ resource: 'brand', id: '1' })
  expect(ids()).toEqual(['2'])
  forgetRecent()
  expect(ids()).toEqual([])
})

test('returns no records from damaged storage', () => {
  for (const raw of ['{', '7', '{"subject":"lan","items":7}', '{"subject":"lan","items":[7,{"id":""}]}']) {
    localStorage.setItem('recent', raw)
    expect(ids()).toEqual([])
  }
})
