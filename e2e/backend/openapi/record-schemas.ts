import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/samples.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { heavyFields } from '../records/list-records.ts'
import { readSchema, writeSchema } from './field-schema.ts'
import { arraySchema, type JsonSchema, objectSchema, orNull, schemaRef } from './json-schema.ts'

/** The id, dates and stamps of the examples. */
const SAMPLE_ID = '66f0c2a9d1e84b7f9a3c5e21'
const SAMPLE_DATES = { created_at: '2026-01-31T08:30:00.000Z', updated_at: '2026-02-01T02:15:00.000Z' }

/** The name of a resource's schema: `product-category` → `ProductCategory`. */
export function schemaName({ name }: { readonly name: string }): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The schemas of a resource: a record as it is read, as it is written, and as an option of a picker. */
export function recordSchemas(resource: Resource): Readonly<Record<string, JsonSchema>> {
  const name = schemaName(resource)
  return {
    [name]: recordSchema(resource),
    [`${name}Input`]: inputSchema(resource),
    ...(resource.operations.options ? { [`${name}Option`]: optionSchema(resource) } : {}),
  }
}

/** A whole record: a list may leave out long texts that `one` returns. */
export function wholeRecord(resource: Resource): JsonSchema {
  const heavy = [...heavyFields(resource)]
  const ref = schemaRef(schemaName(resource))
  return heavy.length === 0 ? ref : { allOf: [ref, { required: heavy }] }
}

/** A record of the samples as a response has it. */
export function sampleRecord(resource: Resource): Readonly<Record<string, unknown>> {
  const id = isSettings(resource) ? {} : { [resource.idKey]: SAMPLE_ID }
  const unset = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, field.kind === 'readOnly' ? '' : null]),
  )
  return { ...id, ...unset, ...sampleBody(resource), ...SAMPLE_DATES }
}

/** The same record as a list has it. */
export function sampleRow(resource: Resource): Readonly<Record<string, unknown>> {
  const heavy = heavyFields(resource)
  return Object.fromEntries(Object.entries(sampleRecord(resource)).filter(([name]) => !heavy.has(name)))
}

/** A body of the samples that a create accepts. */
export function sampleBody(resource: Resource): Readonly<Record<string, unknown>> {
  const actor = { subject: SAMPLE_ID, name: 'Nguyễn Thị Hạnh' }
  return bodyOf(resource, { before: null, values: sampleValues(resource, 1), actor })
}

const isSettings = ({ operations }: Resource) => operations.read !== undefined

function recordSchema(resource: Resource): JsonSchema {
  const heavy = heavyFields(resource)
  const { fields, title, idKey } = resource
  const names = Object.keys(fields)
  const id = isSettings(resource) ? {} : { [idKey]: { type: 'string', description: 'The id.' } }
  const required = [...Object.keys(id), ...names.filter((name) => !heavy.has(name))]
  const properties = {
    ...id,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readSchema(field)])),
    ...dateSchemas(resource),
    ...treeSchemas(resource),
  }
  return { title, ...objectSchema(properties, required), examples: [sampleRecord(resource)] }
}

/** Settings that were never saved have blank dates. */
function dateSchemas(resource: Resource): Readonly<Record<string, JsonSchema>> {
  if (isSettings(resource)) return {}
  const date = { type: 'string', format: 'date-time', readOnly: true }
  return Object.fromEntries(
    Object.keys(SAMPLE_DATES).map((name) => [name, { ...date, title: resource.fields[name]?.label ?? name }]),
  )
}

function treeSchemas(resource: Resource): Readonly<Record<string, JsonSchema>> {
  if (parentKeyOf(resource) === undefined) return {}
  const ancestor = objectSchema({ id: { type: 'string' }, label: { type: 'string' } })
  return {
    children_count: { type: 'integer', description: 'In answers that list one level.', readOnly: true },
    ...(resource.operations.search
      ? {
          ancestors: {
            ...arraySchema(ancestor),
            description: 'In answers of a search: the path from the root.',
            readOnly: true,
          },
        }
      : {}),
  }
}

function inputSchema(resource: Resource): JsonSchema {
  const { fields, title, idKey, operations } = resource
  const editable = Object.entries(fields).filter(([, field]) => !field.readOnly)
  const isIdSent = operations.upsert !== undefined || operations.update?.id === 'body'
  const properties = {
    ...(isIdSent ? { [idKey]: { type: 'string', description: 'The id of an existing record.' } } : {}),
    ...Object.fromEntries(editable.map(([name, field]) => [name, writeSchema(field)])),
  }
  const required = editable.flatMap(([name, field]) => (field.required ? [name] : []))
  return {
    title,
    description: 'Fields that the schema does not name are stored and returned as they are.',
    ...objectSchema(properties, required),
    examples: [sampleBody(resource)],
  }
}

function optionSchema(resource: Resource): JsonSchema {
  const parent = parentKeyOf(resource)
  return objectSchema({
    [resource.idKey]: { type: 'string' },
    [resource.label]: { type: 'string' },
    ...(parent ? { [parent]: orNull({ type: 'string' }) } : {}),
  })
}
