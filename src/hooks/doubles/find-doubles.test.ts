import { describe, expect, it } from 'vitest'
import { defineResource, parent, text, url } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { maker } from '#hooks/relations/relations.test-data.ts'
import { findDoubles } from './find-doubles.ts'

type Values = Readonly<Record<string, unknown>>

const groupsOf = async (records: readonly (string | Values)[], resource: Resource = maker) => {
  const rows = records.map((one, id) =>
    rowOf<Resource>(resource, { id: id + 1, ...(typeof one === 'string' ? { name: one } : one) }),
  )
  const groups = await findDoubles(resource, rows)
  return groups.map(({ rows: found, reasons }) => [found.map(({ id }) => Number(id)), reasons])
}

describe('doubles', () => {
  it.each<readonly [string, string, readonly string[] | null]>([
    ['Sony', 'SONY ', ['name']],
    ['H&M', 'h & m', ['name']],
    ['Ｓｏｎｙ', 'Sony', ['name']],
    ['Áo dài', 'Ao dai', ['marks']],
    ['ソニー', 'そにー', ['marks']],
    ['Sony', 'ソニー', null],
    ['Sony', 'Soni', null],
    ['6.5', '65', null],
    ['C', 'C+', null],
    ['', '', null],
  ])('%j and %j have in common: %j', async (one, other, reasons) => {
    expect(await groupsOf([one, other])).toEqual(reasons === null ? [] : [[[1, 2], reasons]])
  })

  it('are found by the names in their addresses', async () => {
    expect(
      await groupsOf([
        'Sony',
        { name: '索尼', website: 'https://www.sony.example/' },
        { name: 'Hoa Sen', slug: 'a' },
        { name: 'Sen', slug: 'hoa-sen-2' },
        { name: 'X', website: 'https://shop.example/a' },
        { name: 'Y', website: 'http://www.shop.example/a/' },
        { name: 'Z', website: 'https://shop.example/b' },
      ]),
    ).toEqual([
      [[1, 2], ['address']],
      [[3, 4], ['address']],
      [[5, 6], ['address']],
    ])
  })

  it('are not the records of a link that many share', async () => {
    const website = 'https://market.example/'
    expect(await groupsOf(['A', 'B', 'C', 'D'].map((name) => ({ name, website })))).toEqual([])
  })

  it('come in one group with all reasons, those of the strongest reason first', async () => {
    expect(await groupsOf(['Nhu', 'Như', 'Sony', 'Sóny', 'SONY '])).toEqual([
      [
        [3, 4, 5],
        ['name', 'marks'],
      ],
      [[1, 2], ['marks']],
    ])
  })

  it('are not the records of different parents', async () => {
    const node = defineResource({
      ...samplePlan,
      operations: {},
      fields: { name: text('Tên'), parent: parent('Cha'), link: url('Liên kết') },
    })
    const under = (name: string, of: string, link = '') => ({ name, parent: of, link })
    expect(await groupsOf([under('Áo', 'nam'), under('Áo', 'nữ'), under('áo', 'nam')], node)).toEqual([
      [[1, 3], ['name']],
    ])
    const link = 'https://shop.example/a'
    expect(
      await groupsOf([under('A', 'nam', link), under('B', 'nữ', link), under('C', 'nữ', link)], node),
    ).toEqual([[[2, 3], ['address']]])
  })
})
