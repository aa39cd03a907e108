import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { thing } from './things.test-data.ts'

const restrictions: Resource['restrictions'] = [
  { when: ({ id }, actor) => id === actor.id, refuses: ['remove'], locked: ['active'], reason: 'Của bạn.' },
  {
    when: ({ author }, { permission }) => author === 'Sếp' && permission !== 'superadmin',
    refuses: ['save', 'remove', 'setPassword'],
    reason: 'Của sếp.',
  },
]

/** Things with restrictions: a partial one for the id of the user, a full one for the author “Sếp”. */
export const restricted = { ...thing, restrictions }

/** Puts the result of the current-user lookup into the cache. */
export function signInAs(permission: 'admin' | 'superadmin', id = '1'): void {
  cache.setQueryData(keys.currentUser, { status: 'admin', id, permission })
}
