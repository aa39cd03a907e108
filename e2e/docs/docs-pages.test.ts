// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { choice, crud, defineResource, get, number, post, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { resources } from '#resources/table.ts'
import { isVietnamese } from '../run/source-texts.ts'
import { warehouse } from '../testing/warehouse/warehouse.test-data.ts'
import { docsPages } from './docs-pages.ts'

const pages = docsPages(resources)
const languages = ['vi', 'en', 'jp']

test('every entity has a page in each language, and each language an overview', () => {
  const names = ['index', ...resources.map(({ name }) => name)]
  const expected = languages.flatMap((language) => names.map((name) => `${language}/${name}.html`))
  expect([...pages.keys()].toSorted()).toEqual(expected.toSorted())
})

test('every link leads to a page or a section', () => {
  const broken = [...pages].flatMap(([file, page]) => {
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    return links.filter((href) =>
      href.startsWith('#')
        ? !page.includes(`id="${href.slice(1)}"`)
        : !pages.has(new URL(href, `file:///${file}`).pathname.slice(1)),
    )
  })
  expect(broken).toEqual([])
})

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const page = pages.get(`vi/${name}.html`) ?? ''

  test('has its fields, its calls and its texts of failure', () => {
    const { fields, operations, texts } = resource
    for (const field of Object.keys(fields))
      expect(page).toContain(`<code>${fields[field]?.at ?? field}</code></th>`)
    const { views = {}, lookups = {}, ...calls } = operations
    const all = [
      ...Object.values(calls),
      ...Object.values(lookups),
      ...Object.values(views).map((view) => view.operation),
    ]
    for (const { path } of all) expect(page).toContain(`<code>${path}</code>`)
    expect(page).toContain(`<dd>${texts.refused}</dd>`)
  })
})

/** Markup without its examples, whose values are Vietnamese in every language. */
const proseOf = (page: string) =>
  page.replace(/<(pre|style|header)[\s>].*?<\/\1>/gs, '').replace(/<[^>]+>/g, '\n')

test.runIf(process.env['RELEASE'])(
  'nothing but names and examples is Vietnamese in the other languages',
  () => {
    const left = [...pages].flatMap(([file, page]) =>
      file.startsWith('vi/')
        ? []
        : proseOf(page)
            .split('\n')
            .filter((line) => isVietnamese(line.replaceAll('Bến', ''))),
    )
    expect([...new Set(left)]).toEqual([])
  },
)

test('rules and choices are written out, and texts are escaped', () => {
  const depot = defineResource({
    ...samplePlan,
    name: 'depot',
    title: 'Kho <A & B>',
    operations: { ...crud('/api/depot'), views: { big: { label: 'Lớn', operation: get('/api/depot/big') } } },
    fields: {
      name: text('Tên', { required: true, max: 40, unique: true }),
      floor: number('Tầng', { at: 'place.floor', integer: true, min: 0, max: 9 }),
      kind: choice('Loại', { big: 'Lớn', small: 'Nhỏ' }, { initial: 'small' }),
      rent: number('Giá', { decimals: 1 }),
    },
    conditions: [
      { field: 'floor', when: { kind: 'big' }, required: true, min: 2 },
      { field: 'rent', when: { kind: 'small' }, blank: true },
    ],
  })
  const page = docsPages([depot]).get('en/depot.html') ?? ''
  for (const rule of [
    'Required',
    'At most 40 characters',
    'Different in every record',
    'A whole number',
    'From 0 to 9',
    'At place.floor',
    'When “Type”: Lớn: Required, At least 2',
    'At first: Nhỏ',
    'Decimals: at most 1',
    'When “Type”: Nhỏ: Blank',
  ])
    expect(page).toContain(`<li>${rule}</li>`)
  expect(page).toContain('<code>big</code> Lớn · <code>small</code> Nhỏ')
  expect(page).toContain('<h1>Kho &#60;A &#38; B&#62;</h1>')
  expect(page).toContain('View: Lớn')
})

test('the sentences of conditions are among the rules of their field', () => {
  const page = docsPages([warehouse]).get('vi/warehouse.html') ?? ''
  expect(page).toContain('<li>Kho thuê cần có ngày hết hạn.</li>')
  expect(page).toContain('<li>Không được quá 100% khi không cho xếp vượt.</li>')
})

test('the examples of requests are a question, a record, changes, or the id', () => {
  const remove = post('/wms/warehouses/remove', { id: 'body', idName: 'code' })
  const page =
    docsPages([{ ...warehouse, operations: { ...warehouse.operations, remove } }]).get('vi/warehouse.html') ??
    ''
  const requests = [...page.matchAll(/<h3>Gửi<\/h3><pre><code>(.*?)<\/code>/gs)].map(
    ([, body = '']): unknown => JSON.parse(body.replaceAll('&#34;', '"').replaceAll('&#38;', '&')),
  )
  expect(requests).toContainEqual({ skip: 0, take: 5 })
  expect(requests).toContainEqual({ name: expect.any(String) })
  expect(requests).toContainEqual({ code: expect.any(String) })
  expect(requests.filter((body) => Object.keys(body as object).length > 3)).toHaveLength(1)
})
