import { nonsense } from '#descriptor/departures/contradictions.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import type { Raw } from '#descriptor/envelope.ts'
import { searchQuery } from '#descriptor/list-state.ts'
import type { Call } from '#descriptor/operation.ts'
import { readId } from '#descriptor/read.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import { wireName } from '#descriptor/row.ts'
import { givesRoots, type RawNode, readNodes, readTree } from '#descriptor/tree.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { labelToSearch } from './check-list.ts'
import { checkRecords } from './check-records.ts'
import { breaks } from './found.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** Compares the call of the whole tree with the list: its records and their number. */
export async function checkTree(run: EntityRun, named: NamedCall, total: number | undefined): Promise<void> {
  const { body } = await readRows(run, named, {})
  const roots = body === undefined ? null : readTree(run.resource, body, named.operation)
  if (!roots) return
  const nodes: RawNode[] = [...roots]
  for (const node of nodes) nodes.push(...node.children)
  const raws = nodes.map(({ raw }) => raw)
  noteSpelling(run.resource, raws)
  // Nested nodes need no id of their parent.
  const isNested = roots.some(({ children: [child] }) => child && parentIn(run, child.raw) === '')
  const names = run.listedFields.filter((name) => !isNested || name !== parentKeyOf(run.resource))
  checkRecords(run, named, raws, { names })
  const actual = `${nodes.length} of ${total} records`
  if (total !== undefined && nodes.length < total)
    run.depart(named, breaks('tree', 'every record', actual, 'Back-end: send the whole tree'))
}

/** Compares the call of the roots. */
export async function checkRoots(run: EntityRun, named: NamedCall): Promise<void> {
  await checkChildren(run, named, '', {})
}

/** Compares the call of children: of a record that has some and, where the call can, of none: the roots. */
export async function checkByParent(run: EntityRun, named: NamedCall, rows: readonly Raw[]): Promise<void> {
  const parent = rows.map((raw) => parentIn(run, raw)).find((id) => id !== '')
  if (parent === undefined) run.leaveOut('the children of a record, no record of the list has a parent')
  else await checkChildren(run, named, parent, { id: parent })
  if (givesRoots(run.resource)) await checkChildren(run, named, '', { id: '' })
}

async function checkChildren(run: EntityRun, named: NamedCall, parent: string, call: Call): Promise<void> {
  const { rows } = await readRows(run, named, call)
  if (!rows) return
  checkRecords(run, named, rows, { names: run.listedFields })
  const others = rows.filter((raw) => parentIn(run, raw) !== parent).length
  const isLacking = rows.length === 0 && parent !== ''
  if (others === 0 && !isLacking) return
  const expected = parent === '' ? 'the roots only' : 'the children of the record only'
  const actual = isLacking ? 'no rows' : `${others} of ${rows.length} rows have another parent`
  const change = 'where the id of the parent is sent: `id`, `idName`, or the path'
  run.depart(named, breaks('tree', expected, actual, change, { part: 'parent' }))
}

/** Compares the search of a tree: by the label of a record, and by a text that no record has. */
export async function checkNodeSearch(run: EntityRun, named: NamedCall, rows: readonly Raw[]): Promise<void> {
  const sought = run.departed.has(run.resource.label) ? undefined : labelToSearch(run, { rows })
  if (!sought) return run.leaveOut('the search of the tree, no record has a label')
  const search = (text: string) => readRows(run, named, { question: searchQuery(run.resource, text) })
  const [found, none] = [await search(sought.label), await search(nonsense)]
  const isLost = found.rows && !found.rows.some((raw) => run.idOf(raw) === sought.id)
  const change = 'the operation `search`, or the name of the search in the query'
  const actual = isLost ? 'a record not found by its label' : 'rows for a text that no record has'
  if (isLost || (none.rows ?? []).length > 0)
    run.depart(named, breaks('search', 'records with the text', actual, change))
}

/** Sends a call of nodes; without rows, with its departure added, where the app cannot read its response. */
async function readRows(
  run: EntityRun,
  named: NamedCall,
  call: Call,
): Promise<{ readonly body?: unknown; readonly rows?: readonly Raw[] }> {
  const answer = await run.ask(named, call)
  const rows = answer && readNodes(run.resource, answer.body, named.operation)
  const expected = `records in \`${run.resource.envelope.name}\`, or a list`
  if (answer && !rows) run.depart(named, breaks('envelope', expected, 'another shape', 'the `envelope`'))
  if (!answer || !rows) return {}
  noteSpelling(run.resource, rows)
  return { body: answer.body, rows }
}

function parentIn({ resource }: EntityRun, raw: Raw): string {
  const key = parentKeyOf(resource)
  return key === undefined ? '' : readId(valueAt(raw, wireName(resource, key, raw)))
}
