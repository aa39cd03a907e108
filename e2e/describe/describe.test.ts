// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { checkTable } from '#descriptor/check-table.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { exportName } from '../run/route-files.ts'
import { type InMemory, openInMemory } from '../testing/in-memory.ts'
import { describeDocument } from './describe.ts'
import { written } from './fields.ts'
import { readDocument } from './source.ts'

type Kinds = Readonly<Record<string, string>>

const folderOfDocuments = new URL('documents/', import.meta.url)
const read = (file: string): unknown => readDocument(readFileSync(new URL(file, folderOfDocuments), 'utf8'))

/** A document by its name, in JSON or YAML. */
const documentOf = (name: string): unknown =>
  read(readdirSync(folderOfDocuments).find((file) => file.startsWith(`${name}.`)) ?? '')

/** The kind of each field as a person chose it, by document and resource. */
const expected = read('expected-kinds.json') as Readonly<Record<string, Readonly<Record<string, Kinds>>>>
const documents = Object.keys(expected).map((name) => ({ name, ...describeDocument(documentOf(name)) }))

mkdirSync('.cache', { recursive: true })
const actor = { subject: '', name: '' }
const folder = mkdtempSync(path.resolve('.cache/describe-'))
let back: InMemory | undefined
for (const { name, resources } of documents) {
  mkdirSync(path.join(folder, name))
  for (const each of resources) writeFileSync(path.join(folder, name, `${each.name}.ts`), each.source)
}
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await back?.close()
})

async function tableOf({ name, resources }: (typeof documents)[number]): Promise<readonly Resource[]> {
  return Promise.all(
    resources.map(async (each) => {
      const file = pathToFileURL(path.join(folder, name, `${each.name}.ts`)).href
      const module = (await import(/* @vite-ignore */ file)) as Record<string, Resource>
      return module[exportName(each)] ?? expect.fail(`${file} has no descriptor`)
    }),
  )
}

describe.each(documents)('$name', (document) => {
  const wanted = expected[document.name] ?? {}
  const kindsOf = (resource: string): Kinds => {
    const { fields = [] } = document.resources.find(({ name }) => name === resource) ?? {}
    return Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))
  }

  test('becomes its resources', () => {
    expect(document.resources.map(({ name }) => name).toSorted()).toEqual(Object.keys(wanted).toSorted())
  })

  test('has at least 90 % of its fields of the right kind', () => {
    const all = Object.entries(wanted).flatMap(([resource, kinds]) =>
      Object.entries(kinds).map(([field, kind]) => ({
        field: `${resource}.${field}`,
        kind,
        guessed: kindsOf(resource)[field],
      })),
    )
    const wrong = all.filter(({ kind, guessed }) => guessed !== kind)
    expect(all.length).toBeGreaterThan(40)
    expect(1 - wrong.length / all.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9)
  })

  test('is a table in order', async () => {
    const table = await tableOf(document)
    expect(() => checkTable(table)).not.toThrow()
  })
})

test('every written descriptor compiles', async () => {
  const settings = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { noEmit: true },
    include: ['**/*.ts'],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const compiler = path.resolve('node_modules/typescript/bin/tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout).toBe('')
}, 120_000)

test('the local back-end serves the written descriptors in the words of their documents', async () => {
  const table = (await Promise.all(documents.map(tableOf))).flat()
  back = await openInMemory(table)
  for (const resource of table) {
    const { create, list } = resource.operations
    const needsOther = Object.values(resource.fields).some(
      ({ kind, required }) => kind === 'reference' && required,
    )
    if (!list || !create || needsOther) continue
    const key = resource.typedKey === undefined ? {} : { [resource.typedKey]: 'A-1' }
    const values = { ...sampleValues(resource, 1), ...key }
    const made = await back.call(
      create.method,
      create.path,
      bodyOf(resource, { before: null, values, actor }),
    )
    expect(made, resource.name).toMatchObject({ status: 200 })
    const { body } = await back.call(list.method, list.path, list.method === 'POST' ? {} : undefined)
    const page = resource.envelope.read(body)
    expect(page?.rows, `${resource.name}: ${JSON.stringify(body)}`).toHaveLength(1)
    expect(resource.pagination.read(page?.pagination)).toMatchObject({ page: 1 })
  }
}, 60_000)

test('names what the documents do not say', () => {
  const notes = documents.flatMap(({ notes: own, resources }) => [
    ...own,
    ...resources.flatMap(({ name, notes: each }) => each.map((note) => `${name}: ${note}`)),
  ])
  expect(notes).toEqual(
    expect.arrayContaining([
      'apiBase of config.json is https://shop.example/api/v2',
      'POST /orders/{orderId}/cancel belongs to no resource',
      'order: shipping_fee: an amount in VND or JPY?',
      'unit: the list has no total: the number of pages is not known',
      expect.stringMatching(/^ticket: tags: no kind of field fits this list/),
      'common.yaml is not read: bundle the document into one file first',
      'branch: address: latitude and longitude are two numbers: the object has other fields beside them',
      'branch: address: its further keys are no fields; they are kept as they come when a record is saved',
      expect.stringMatching(/^branch: labels: an object of any keys is no field/),
      'courier: licence: one of 2 shapes; it is read as the first of them',
    ]),
  )
})

test('names the spelling of a position', () => {
  const { resources = [] } = documents.find(({ name }) => name === 'delivery') ?? {}
  const shapes = resources.flatMap(({ fields }) =>
    fields.flatMap(({ name, kind, options }) => (kind === 'position' ? [[name, options['shape']]] : [])),
  )
  expect(Object.fromEntries(shapes)).toEqual({
    position: 'inKeys("latitude", "longitude")',
    gate: 'geoJson',
    last_seen: undefined,
    where: 'inKeys("lat", "lon")',
  })
})

test('refuses another document with a sentence', () => {
  for (const document of [null, [], {}, { openapi: '2.9' }, { openapi: '4.0.0' }, readDocument('')])
    expect(() => describeDocument(document)).toThrow('no OpenAPI document of version 3.0 or 3.1')
  expect(() => describeDocument(documentOf('swagger-2'))).toThrow(
    'This is a Swagger 2.0 document. Please convert it to OpenAPI 3.0 first',
  )
})

test('writes an at sign in a label as it is, and a reference as the other descriptor', () => {
  const mail = { name: 'mail', kind: 'text', label: 'Your @company mail', options: { help: '"a@b"' } }
  expect(written(mail)).toBe('text("Your @company mail", { help: "a@b" })')
  const brand = { name: 'brand', kind: 'reference', label: 'Brand', given: ['@brand'], options: {} }
  expect(written(brand)).toBe('reference("Brand", (): Referable => brand)')
})
