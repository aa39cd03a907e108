import { localStore } from '#browser/guarded-storage.ts'
import { config } from '#session/config.ts'
import { session } from '#session/session.ts'
import { userKey } from '#session/user-key.ts'
import { earlyReads, type FirstReads, firstReadsKey, mayBeEarly, storedFirstReads } from './early-reads.ts'

/** The look-up of the user, the list or the record, and two more. */
const maxReads = 4
const maxAddresses = 30

let noted: Set<string> | null = new Set()

/** Notes a read while the page loads, and returns the response where it has been sent early with the same token, once. */
export async function takeEarlyRead(
  { method, url, cache, headers }: Request,
  token: string,
): Promise<Response | undefined> {
  const read = `${method} ${url}`
  // A read past the caches, or one with a body or headers of its own, is another one.
  const isPlain = cache === 'default' && [...headers.keys()].join() === 'accept' && mayBeEarly(read)
  if (!noted || !isPlain) return undefined
  if (noted.size < maxReads) noted.add(read)
  const early = await earlyReads()
  const found = early.get(read)
  early.delete(read)
  return found?.token === token ? found.response : undefined
}

/** Ends the load of the page at an address: takes over no more responses, and remembers the noted reads. */
export async function endFirstReads(address: string): Promise<void> {
  const reads = [...(noted ?? [])]
  noted = null
  void earlyReads().then((early) => early.clear())
  const subject = session.storedUser()?.subject
  if (subject === undefined) return
  const stored = storedFirstReads()
  const { [address]: _, ...others } = stored?.subject === subject ? stored.reads : {}
  const latest = Object.entries({ ...(reads.length > 0 && { [address]: reads }), ...others }).slice(
    0,
    maxAddresses,
  )
  if (latest.length === 0) return localStore.remove(firstReadsKey)
  const remembered: FirstReads = {
    subject,
    userKey: userKey(await config()),
    reads: Object.fromEntries(latest),
  }
  localStore.set(firstReadsKey, JSON.stringify(remembered))
}

// Addresses may contain queries of the user.
session.onChange((now) => now ?? localStore.remove(firstReadsKey))
