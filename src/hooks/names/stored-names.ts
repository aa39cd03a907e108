import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import { browserStore } from '#session/browser-store.ts'
import type { Name } from './name.ts'

/** The names of a resource as a user's browser stores them between page loads. */
export interface StoredNames {
  readonly names: readonly Name[]
  /** When the resource was last read as a whole, in milliseconds since 1970. */
  readonly filledAt: number
  readonly isWhole: boolean
}

const store = browserStore('ben-names', 'names')

// Under this key: the names of the resources stored for each user, so that no list of names is read to remove them.
const contents = 'contents'

const keyOf = (subject: string, resource: string) => `${encodeURIComponent(subject)} ${resource}`

/** The stored names of a resource; undefined without any, and for those of an earlier descriptor. */
export async function readStoredNames(subject: string, resource: Resource): Promise<StoredNames | undefined> {
  const raw = await store.get(keyOf(subject, resource.name))
  if (!isRecord(raw) || raw.shape !== shapeOf(resource) || !Array.isArray(raw.rows)) return undefined
  return {
    names: raw.rows.filter(Array.isArray).map(nameIn),
    filledAt: readNumber(raw.filledAt) ?? 0,
    isWhole: raw.isWhole === true,
  }
}

/** Stores the names of a resource for a user, unless the user signs out before they are written. */
export async function writeStoredNames(
  subject: string,
  resource: Resource,
  { names, ...stored }: StoredNames,
  isSignedIn: () => boolean,
): Promise<void> {
  await store.change(contents, (old) => {
    const known = isRecord(old) ? old : {}
    const own = Array.isArray(known[subject]) ? known[subject] : []
    return own.includes(resource.name) ? known : { ...known, [subject]: [...own, resource.name] }
  })
  // Arrays: the keys of 20,000 objects would take more space than the names.
  const rows = names.map(({ id, label, parent, detail, state, more }) => [
    id,
    label,
    parent,
    detail,
    state,
    more,
  ])
  const key = keyOf(subject, resource.name)
  await store.set(key, { ...stored, shape: shapeOf(resource), rows })
  // A sign-out in between has removed the key from the contents before there was anything under it.
  if (!isSignedIn()) await store.remove(key)
}

/** Removes the names of all users for whom the predicate is true. */
export async function forgetStoredNames(isGone: (subject: string) => boolean): Promise<void> {
  const known = await store.get(contents)
  if (!isRecord(known)) return
  const gone = Object.keys(known).filter(isGone)
  if (gone.length === 0) return
  const keys = gone.flatMap((subject) => {
    const own: readonly unknown[] = Array.isArray(known[subject]) ? known[subject] : []
    return own.map((resource) => keyOf(subject, readText(resource)))
  })
  await store.remove(...keys)
  await store.change(contents, (old) =>
    Object.fromEntries(Object.entries(isRecord(old) ? old : {}).filter(([subject]) => !isGone(subject))),
  )
}

// Names of another label or parent field, or with other details, are read again.
function shapeOf(resource: Resource): string {
  const { detail, state } = rowStoryOf(resource)
  return JSON.stringify([resource.label, parentKeyOf(resource), detail, state])
}

function nameIn(row: readonly unknown[]): Name {
  const [id = '', label = '', parent = '', detail = '', state = '', more = ''] = row.map(readText)
  return { id, label, parent, detail, state, more }
}
