import { expect, test } from 'vitest'
import { can, canSave, requireOperation } from './capability.ts'
import { defineResource, del, get, post, put, text } from './index.ts'

const plain = { name: 'thing', path: '/thing', title: 'Things', noun: 'thing', group: 'content' } as const
const make = (operations: Parameters<typeof defineResource>[0]['operations']) =>
  defineResource({ ...plain, icon: 'IconList', fields: { name: text('Tên') }, operations })

test('can names the operations that a resource has', () => {
  const thing = make({ list: get('/x'), remove: del('/x/{id}') })
  expect(can(thing, 'remove')).toBe(true)
  expect(can(thing, 'create')).toBe(false)
})

test('canSave distinguishes create and update; an upsert and a settings save count as both', () => {
  const saves = (operations: Parameters<typeof make>[0]) =>
    [true, false].map((isNew) => canSave(make(operations), isNew))
  expect(saves({ create: post('/x') })).toEqual([true, false])
  expect(saves({ update: put('/x/{id}') })).toEqual([false, true])
  expect(saves({ upsert: post('/x') })).toEqual([true, true])
  expect(saves({ save: put('/x') })).toEqual([true, true])
  expect(saves({ list: get('/x') })).toEqual([false, false])
})

test('requireOperation returns the resource, or throws an error that names it and the operation', () => {
  const thing = make({ remove: del('/x/{id}') })
  expect(requireOperation(thing, 'remove')).toBe(thing)
  expect(() => requireOperation(thing, 'list')).toThrow(new RangeError('thing has no operation list'))
})
