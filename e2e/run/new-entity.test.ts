// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { checkTable } from '#descriptor/check-table.ts'
import type { Resource } from '#descriptor/resource.ts'
import { formatted } from './formatted.ts'
import { firstDescriptor, nameProblem, tableWith } from './new-entity.ts'

const table = readFileSync('src/resources/table.ts', 'utf8')

test('the first descriptor is in order, and already formatted', async () => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/new-entity-')
  try {
    const file = join(folder, 'gift-card.ts')
    writeFileSync(file, firstDescriptor('gift-card'))
    const { giftCard } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { giftCard: Resource }
    expect(giftCard).toMatchObject({ name: 'gift-card', path: '/gift-cards', title: 'Gift card' })
    expect(() => checkTable([giftCard])).not.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
  const source = firstDescriptor('gift-card')
  expect(formatted('src/resources/gift-card.ts', source)).toBe(source)
})

const short = "import { brand } from './brand.ts'\n\nexport const resources: readonly Resource[] = [brand]\n"
const empty =
  "import type { Resource } from '#descriptor/resource.ts'\n\nexport const resources: readonly Resource[] = []\n"

test.each([
  ['the table', table],
  ['a table in one line', short],
  ['an empty table', empty],
])('%s gains an import and an entity at its end, and nothing else', (_, before) => {
  const source = formatted('src/resources/table.ts', tableWith(before, 'gift-card'))
  expect(importsIn(source)).toEqual(
    [...importsIn(before), "import { giftCard } from './gift-card.ts'"].toSorted(),
  )
  expect(entriesIn(source)).toEqual([...entriesIn(before), 'giftCard'])
})

const importsIn = (source: string) =>
  source
    .split('\n')
    .filter((line) => line.startsWith('import '))
    .toSorted()

function entriesIn(source: string): readonly string[] {
  const [, list = ''] = /= \[([^\]]*)\]\s*$/.exec(source) ?? []
  return list.split(',').flatMap((entry) => entry.trim() || [])
}

test('a name is refused that no file, variable or table could have', () => {
  expect(nameProblem('gift-card')).toBeUndefined()
  for (const name of ['', 'Gift', 'gift_card', 'a b', '../x', '1st'])
    expect(nameProblem(name), name).toContain('kebab-case')
  expect(nameProblem('table')).toBe('src/resources/table.ts exists')
  expect(nameProblem('delete')).toContain('keyword')
})
