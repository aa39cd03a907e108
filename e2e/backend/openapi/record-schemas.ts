import type { Raw } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import { editableFields, fieldOf, parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { bodyOf, sendsChanges, sentBody } from '#descriptor/wire.ts'
import { heavyFields } from '../records/list-records.ts'
import { DATES } from '../records/record-table.ts'
import { readSchema, writeSchema } from './field-schema.ts'
import { arraySchema, type JsonSchema, objectSchema, orNull, schemaRef } from './json-schema.ts'
import { nestedObject } from './nested-object.ts'

/** The id, dates and stamps of the examples. */
export const SAMPLE_ID = '66f0c2a9d1e84b7f9a3c5e21'
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
    ...(resource.operations.update && sendsChanges(resource.operations.update)
      ? { [`${name}Changes`]: changesSchema(resource) }
      : {}),
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
export function sampleRecord(resource: Resource): Raw {
  return sampleWithout(resource, new Set())
}

/** The same record as a list has it. */
export function sampleRow(resource: Resource): Raw {
  return sampleWithout(resource, heavyFields(resource))
}

function sampleWithout(resource: Resource, left: ReadonlySet<string>): Raw {
  const body = sampleBody(resource)
  const id: Raw = isSettings(resource) ? {} : { [resource.idKey]: SAMPLE_ID }
  const names = Object.keys(resource.fields).filter((name) => !left.has(name) && !DATES.has(name))
  const record = names.reduce<Raw>((raw, name) => {
    const path = pathOf(resource, name)
    const none = fieldOf(resource, name).kind === 'readOnly' ? '' : null
    return withValueAt(raw, path, valueAt(body, path) ?? none)
  }, id)
  return resource.fields['created_at'] ? { ...record, ...SAMPLE_DATES } : record
}

/** A body of the samples that a create accepts. */
function sampleBody(resource: Resource): Raw {
  const actor = { subject: SAMPLE_ID, name: 'Nguyễn Thị Hạnh' }
  return bodyOf(resource, { before: null, values: sampleValues(resource, 1), actor })
}

/** The same body as a save sends it: the whole record, or a changed label alone. */
export function sampleSent(resource: Resource, operation: Operation): Raw {
  const body = sampleBody(resource)
  const raw = withValueAt(body, pathOf(resource, resource.label), '')
  return sentBody(operation, body, { id: SAMPLE_ID, raw }, resource)
}

const isSettings = ({ operations }: Resource) => operations.read !== undefined

function recordSchema(resource: Resource): JsonSchema {
  const heavy = heavyFields(resource)
  const { title, idKey } = resource
  const fields = Object.entries(resource.fields).map(([name, field]) => ({
    path: pathOf(resource, name),
    schema: dateSchema(resource, name) ?? readSchema(field),
    isRequired: !heavy.has(name),
  }))
  const id = { path: idKey, schema: { type: 'string', description: 'The id.' }, isRequired: true }
  const added = Object.entries(treeSchemas(resource)).map(([path, schema]) => ({
    path,
    schema,
    isRequired: false,
  }))
  const properties = [...(isSettings(resource) ? [] : [id]), ...fields, ...added, ...teamViewsOf(resource)]
  return { title, ...nestedObject(properties), examples: [sampleRecord(resource)] }
}

/** The dates that the database sets; settings that were never saved have blank ones. */
function dateSchema(resource: Resource, name: string): JsonSchema | undefined {
  if (!DATES.has(name) || isSettings(resource)) return undefined
  return { title: resource.fields[name]?.label ?? name, type: 'string', format: 'date-time', readOnly: true }
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
  const { title, idKey, operations } = resource
  const isIdSent = operations.upsert !== undefined || operations.update?.id === 'body'
  const id = {
    path: idKey,
    schema: { type: 'string', description: 'The id of an existing record.' },
    isRequired: false,
  }
  const fields = editableFields(resource).map((name) => {
    const field = fieldOf(resource, name)
    return {
      path: pathOf(resource, name),
      schema: writeSchema(field),
      isRequired: field.required === true,
    }
  })
  return {
    title,
    description: 'Fields that the schema does not name are stored and returned as they are.',
    ...nestedObject([...(isIdSent ? [id] : []), ...fields, ...teamViewsOf(resource)]),
    examples: [sampleBody(resource)],
  }
}

/** The views of a team in a settings record: one that leaves them out of a save keeps them. */
function teamViewsOf({ teamViews: path }: Resource) {
  if (path === undefined) return []
  const text = { type: 'string' }
  const entry = objectSchema(
    {
      id: text,
      resource: { ...text, description: 'The name of the entity whose list it shows.' },
      name: text,
      query: { ...text, description: 'The parameters of the list’s address.' },
      columns: orNull(arraySchema(text)),
      widths: { type: 'object', additionalProperties: { type: 'number' }, description: 'In rem, by column.' },
    },
    [],
  )
  const description = 'The views of lists that a team shares. Other entries are kept as they are.'
  return [
    {
      path,
      schema: { ...orNull(arraySchema(entry)), title: 'Cách xem của nhóm', description },
      isRequired: false,
    },
  ]
}

/** The fields of an update that sends the changed ones alone. */
function changesSchema(resource: Resource): JsonSchema {
  const { required: _, examples: _whole, ...schema } = inputSchema(resource)
  return schema
}

function optionSchema(resource: Resource): JsonSchema {
  const parent = parentKeyOf(resource)
  const text = { type: 'string' }
  return nestedObject([
    { path: resource.idKey, schema: text, isRequired: true },
    { path: pathOf(resource, resource.label), schema: text, isRequired: true },
    ...(parent ? [{ path: pathOf(resource, parent), schema: orNull(text), isRequired: true }] : []),
  ])
}
