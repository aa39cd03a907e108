import type { Field, Referable } from '#descriptor/field.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { knownName, knownNames } from '#hooks/names/known-names.ts'
import { nameOptions } from '#hooks/names/name-options.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { cache } from '#hooks/read/cache.ts'
import type { Translate } from '#hooks/use-text.ts'
import { translatorFor } from '#text/language.ts'
import type { CellContext } from './cell-context.ts'
import { type RecordNames, recordNames } from './record-names.ts'

interface Loading {
  /** The fields whose cells are read or written. */
  readonly names: readonly string[]
  /** The rows that are written; the records that they refer to are read even where a resource is not read whole. */
  readonly rows?: readonly Row[]
  readonly t: Translate
}

/** A context with the names of the records that cells may refer to. */
export interface LoadedContext extends CellContext {
  /** The number of references that were written without a name, because it could not be read. */
  readonly unnamed: () => number
}

/** Loads the data with which the cells of these fields are read and written; a name that cannot be read is left out. */
export async function loadCellContext(
  resource: Resource,
  { names, rows = [], t }: Loading,
): Promise<LoadedContext> {
  const targets = referencesIn(resource, rows, names)
  const [textsOf] = await Promise.all([
    loadTexts(t),
    ...[...targets].map(async ([target, ids]) => {
      if (!('operations' in target)) return
      await cache.prefetchQuery(namesOptions(target as Resource))
      await Promise.all([...ids].map((id) => cache.prefetchQuery(nameOptions(target as Resource, id))))
    }),
  ])
  const unnamed = new Set<string>()
  const byTarget = new Map<Referable, RecordNames>()
  for (const [target, ids] of targets) {
    const onUnnamed = (id: string) => unnamed.add(`${target.name} ${id}`)
    byTarget.set(target, namesIn(target as Resource, ids, t, onUnnamed))
  }
  const none = recordNames([], { isWhole: false })
  return {
    resource,
    t,
    textsOf,
    namesOf: (target) => byTarget.get(target) ?? none,
    unnamed: () => unnamed.size,
  }
}

function namesIn(
  target: Resource,
  ids: ReadonlySet<string>,
  t: Translate,
  onUnnamed: (id: string) => void,
): RecordNames {
  const names = knownNames(target)
  const others = [...ids].flatMap((id) => (names?.byId.has(id) ? [] : (knownName(target, id) ?? [])))
  const unnamed = (id: string) => {
    if (knownName(target, id) === null) return t('Đã xóa')
    onUnnamed(id)
    return t('Chưa tải được tên')
  }
  return recordNames([...(names?.byId.values() ?? []), ...others], {
    isWhole: names?.isWhole ?? false,
    unnamed,
  })
}

function targetOf(resource: Resource, field: Field): Referable | undefined {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return field.to()
    case 'parent':
      return resource
    case 'readOnly':
      return field.of?.()
    default:
      return undefined
  }
}

/** The ids that rows refer to, by the resource of the records. */
function referencesIn(
  resource: Resource,
  rows: Iterable<Row>,
  names: readonly string[],
): ReadonlyMap<Referable, ReadonlySet<string>> {
  const found = new Map<Referable, Set<string>>()
  for (const name of names) {
    const field = fieldOf(resource, name)
    const target = targetOf(resource, field)
    if (!target) continue
    const ids = found.get(target) ?? new Set()
    found.set(target, ids)
    for (const row of rows) for (const id of readIds(valueOf(row, name))) ids.add(id)
  }
  return found
}

/** A label in the three languages; one whose texts cannot be loaded is left out. */
async function loadTexts(t: Translate): Promise<CellContext['textsOf']> {
  const others = await Promise.allSettled([translatorFor('jp'), translatorFor('en')])
  const translators = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return (label) => [label, t(label), ...translators.map((translate) => translate(label))]
}
