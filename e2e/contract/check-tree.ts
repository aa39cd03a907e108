import { nonsense } from '#descriptor/departures/contradictions.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import type { Raw } from '#descriptor/envelope.ts'
import { searchQuery } from '#descriptor/list-state.ts'
import { readId } from '#descriptor/read.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { givesRoots, type RawNode, readNodes, readTree } from '#descriptor/tree.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import { checkRecords } from './check-records.ts'
import { labelToSearch } from './check-search.ts'
import type { EntityRun } from './entity-run.ts'
import { listedFields } from './listed-fields.ts'

/** Compares the call of the whole tree with the list: its records and their number. */
export async function checkTree(run: EntityRun, named: NamedCall, total: number | undefined): Promise<void> {
  const { body } = await send(run, named, {})
  const roots = body === undefined ? null : readTree(run.resource, body, named.operation)
  if (!roots) return
  const nodes = flat(roots)
  const raws = nodes.map(({ raw }) => raw)
  noteSpelling(run.resource, raws)
  // Nested nodes need no id of their parent.
  const isNested = roots.some(({ children: [child] }) => child && parentIn(run, child.raw) === '')
  const names = listedFields(run.resource).filter((name) => !isNested || name !== parentKeyOf(run.resource))
  checkRecords(run, named, raws, { names })
  if (total === undefined || nodes.length >= total) return
  const actual = `${nodes.length} of ${total} records`
  run.depart(named, {
    rule: 'tree',
    weight: 'breaks',
    expected: 'every record',
    actual,
    change: 'Back-end: send the whole tree',
  })
}

function flat(roots: readonly RawNode[]): readonly RawNode[] {
  const all = [...roots]
  for (const node of all) all.push(...node.children)
  return all
}

/** Compares the call of the roots. */
export async function checkRoots(run: EntityRun, named: NamedCall): Promise<void> {
  await checkChildren(run, named, { parent: '', call: {} })
}

/** Compares the call of children: of a record that has some and, where the call can, of none: the roots. */
export async function checkByParent(run: EntityRun, named: NamedCall, rows: readonly Raw[]): Promise<void> {
  const parent = rows.map((raw) => parentIn(run, raw)).find((id) => id !== '')
  if (parent === undefined) run.leaveOut('the children of a record, no record of the list has a parent')
  else await checkChildren(run, named, { parent, call: { id: parent } })
  if (givesRoots(run.resource)) await checkChildren(run, named, { parent: '', call: { id: '' } })
}

interface Children {
  readonly parent: string
  readonly call: { readonly id?: string }
}

async function checkChildren(run: EntityRun, named: NamedCall, { parent, call }: Children): Promise<void> {
  const { rows } = await send(run, named, call)
  if (!rows) return
  checkRecords(run, named, rows, { names: listedFields(run.resource) })
  const others = rows.filter((raw) => parentIn(run, raw) !== parent).length
  const isLacking = rows.length === 0 && parent !== ''
  if (others === 0 && !isLacking) return
  const expected = parent === '' ? 'the roots only' : 'the children of the record only'
  const actual = isLacking ? 'no rows' : `${others} of ${rows.length} rows have another parent`
  const change = 'where the id of the parent is sent: `id`, `idName`, or the path'
  run.depart(named, { rule: 'tree', part: 'parent', weight: 'breaks', expected, actual, change })
}

/** Compares the search of a tree: by the label of a record, and by a text that no record has. */
export async function checkNodeSearch(run: EntityRun, named: NamedCall, rows: readonly Raw[]): Promise<void> {
  const sought = run.departed.has(run.resource.label) ? undefined : labelToSearch(run, { rows })
  if (!sought) return run.leaveOut('the search of the tree, no record has a label')
  const found = await send(run, named, { question: searchQuery(run.resource, sought.label) })
  const none = await send(run, named, { question: searchQuery(run.resource, nonsense) })
  const expected = 'records with the text'
  const change = 'the operation `search`, or the name of the search in the query'
  if (found.rows && !found.rows.some((raw) => run.idOf(raw) === sought.id))
    run.depart(named, {
      rule: 'search',
      weight: 'breaks',
      expected,
      actual: 'a record not found by its label',
      change,
    })
  else if (none.rows && none.rows.length > 0)
    run.depart(named, {
      rule: 'search',
      weight: 'breaks',
      expected,
      actual: 'rows for a text that no record has',
      change,
    })
}

/** Sends a call of nodes; without rows, with its departure added, where the app cannot read its response. */
async function send(
  run: EntityRun,
  named: NamedCall,
  call: Parameters<EntityRun['send']>[1],
): Promise<{ readonly body?: unknown; readonly rows?: readonly Raw[] }> {
  const answer = await run.send(named, call)
  const departure = answerDeparture(answer)
  const rows = departure ? null : readNodes(run.resource, answer.body, named.operation)
  if (departure) run.depart(named, departure)
  else if (!rows) {
    const expected = `records in \`${run.resource.envelope.name}\`, or a list`
    run.depart(named, {
      rule: 'envelope',
      weight: 'breaks',
      expected,
      actual: 'another shape',
      change: 'the `envelope`',
    })
  }
  if (rows) noteSpelling(run.resource, rows)
  return rows ? { body: answer.body, rows } : {}
}

function parentIn({ resource }: EntityRun, raw: Raw): string {
  const key = parentKeyOf(resource)
  return key === undefined ? '' : readId(valueAt(raw, wireName(resource, key, raw)))
}
