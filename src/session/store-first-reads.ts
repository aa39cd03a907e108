import { localStore } from '#browser/guarded-storage.ts'
import { type FirstRead, type FirstReads, firstReadsKey, storedFirstReads } from './first-reads.ts'

const maxAddresses = 30

/** Remembers the reads that the page of an address has sent; of many addresses only the last ones. */
export function storeFirstReads(
  { subject, config }: Pick<FirstReads, 'subject' | 'config'>,
  address: string,
  sent: readonly FirstRead[],
): void {
  const stored = storedFirstReads()
  const { [address]: _, ...others } = stored?.subject === subject ? stored.reads : {}
  const reads = Object.fromEntries([[address, sent], ...Object.entries(others)].slice(0, maxAddresses))
  // The early reads need neither.
  const identity = { ...config.identity, clientSecret: null, metadata: null }
  localStore.set(firstReadsKey, JSON.stringify({ subject, config: { ...config, identity }, reads }))
}
