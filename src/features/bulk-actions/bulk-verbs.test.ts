import { expect, test } from 'vitest'
import { toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { stateVerbs } from './bulk-verbs.ts'

const words = { on: 'Đã đăng', off: 'Nháp' }
const page: Resource = {
  ...thing,
  fields: { ...thing.fields, active: toggle('Trạng thái', { words }) },
  list: { ...thing.list, state: 'active' },
}
const verbsOf = (resource: Resource) => stateVerbs(resource).map(({ to }) => to)

test('selected records are taken down at once, but not published', () => {
  expect(verbsOf(page)).toEqual([true, false])
  expect(verbsOf({ ...page, published: 'active' })).toEqual([false])
})
