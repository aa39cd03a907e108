// @vitest-environment node
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { png } from '../../testing/png.ts'
import { readPicture } from './read-picture.ts'
import { storePicture } from './upload-store.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)
afterAll(() => back.close())

it('sends the bytes of a picture to the database once, also when it is stored again', async () => {
  const sent: string[] = []
  const db = back.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode') sent.push('bytes')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const [bytes, other] = [1, 2].map((height) => png(2, height, () => randomBytes(3).readUIntBE(0, 3)))
  const store = (given: Uint8Array = new Uint8Array(), ofForms = false) => {
    const picture = readPicture(given)
    if (!picture) throw new Error('a picture is expected')
    return storePicture(db, 'a.png', picture, given, ofForms)
  }
  const first = await store(bytes)
  expect(sent).toHaveLength(1)
  expect(await store(bytes, true)).toEqual(first)
  expect(sent).toHaveLength(1)
  const kept = await db.selectFrom('upload').select(['id', 'of_forms']).execute()
  expect(kept).toEqual([{ id: first.id, of_forms: true }])
  await Promise.all([store(other), store(other)])
  expect(await db.selectFrom('upload').select('id').execute()).toHaveLength(2)
})
