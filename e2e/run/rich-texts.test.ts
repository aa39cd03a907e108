// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { mergeInto } from '#descriptor/merge.ts'
import { changedFields, rowOf, valuesOf } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { resources } from '#resources/table.ts'

const actor = { subject: 'u1', name: 'Lan' }
const empty = [
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<p>\u00a0</p>',
  ' <p class="x"><br /></p>\n<p></p>',
]
const filled = ['<p>a</p>', '<p><img src="/a.png"></p>', '<hr>', '<p><br>.</p>', '<pre></pre><p>0</p>']

const texts = resources.flatMap((resource) =>
  Object.keys(resource.fields)
    .filter((name) => resource.fields[name]?.kind === 'richText')
    .map((name) => [`${resource.name}.${name}`, resource, name] as const),
)

test('the table has rich texts', () => expect(texts.length).toBeGreaterThan(3))

describe.each(texts)('%s', (_, resource, name) => {
  const stored = (html: string) => ({ id: 1, ...sampleValues(resource, 1), [name]: html })
  const row = (html: string) => rowOf(resource, stored(html))
  const other = Object.keys(resource.fields).find((each) => resource.fields[each]?.kind === 'text') ?? ''

  test.each(empty)(
    'of %j is empty, is no change of its own, and is sent as "" with the next save',
    (html) => {
      const before = row(html)
      const values = valuesOf(resource, before)
      expect(values[name]).toBe('')
      expect(changedFields(resource, values, { ...values, [name]: '' })).toEqual([])
      const edited = { ...values, [other]: 'Mới' }
      expect(bodyOf(resource, { before, values: edited, actor })).toMatchObject({
        [other]: 'Mới',
        [name]: '',
      })
      for (const fresh of [...empty, ''])
        expect(mergeInto(resource, values, edited, row(fresh))).toMatchObject({ merged: [], conflicting: [] })
    },
  )

  test.each(empty)('is sent as "" where %j was typed', (html) => {
    const before = row('<p>Cũ</p>')
    const values = { ...valuesOf(resource, before), [name]: html }
    expect(bodyOf(resource, { before, values, actor })).toMatchObject({ [name]: '' })
    expect(bodyOf(resource, { before: null, values, actor })).toMatchObject({ [name]: '' })
  })

  test.each(filled)('keeps %j', (html) => {
    const before = row(html)
    const values = { ...valuesOf(resource, before), [other]: 'Mới' }
    expect(values[name]).toBe(html)
    expect(bodyOf(resource, { before, values, actor })).toMatchObject({ [name]: html })
  })
})
