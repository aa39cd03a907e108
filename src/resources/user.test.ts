import { describe, expect, test } from 'vitest'
import { type Act, allows, allowsField, restrictionOf } from '#descriptor/restriction.ts'
import { rowOf } from '#descriptor/row.ts'
import { user } from './user.ts'

const acts: readonly Act[] = ['save', 'remove', 'setPassword']
const allowed = (permission: string, actor: { id: string; permission: string }) => {
  const restriction = restrictionOf(user.restrictions, { ...rowOf(user, { id: '1', permission }) }, actor)
  return {
    acts: acts.filter((act) => allows(restriction, act)),
    locked: Object.keys(user.fields).filter((name) => !allowsField(restriction, name)),
  }
}

describe('the restrictions of users', () => {
  test.each([
    ['user', 'admin'],
    ['admin', 'admin'],
    ['admin', 'superadmin'],
    ['superadmin', 'superadmin'],
  ])(
    'allows everything with the account of another %s to an actor with permission %s',
    (permission, actor) => {
      expect(allowed(permission, { id: '2', permission: actor })).toEqual({ acts, locked: [] })
    },
  )

  test('allows an admin nothing with the account of a superadmin', () => {
    expect(allowed('superadmin', { id: '2', permission: 'admin' })).toEqual({
      acts: [],
      locked: Object.keys(user.fields),
    })
  })

  test.each(['admin', 'superadmin'])(
    'keeps an actor with permission %s from deleting, disabling and promoting the own account',
    (permission) => {
      expect(allowed(permission, { id: '1', permission })).toEqual({
        acts: ['save', 'setPassword'],
        locked: ['permission', 'active'],
      })
    },
  )
})
