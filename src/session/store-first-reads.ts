import { localStore } from '#browser/guarded-storage.ts'
import { type FirstRead, firstReadsKey, readsByAddress } from './first-reads.ts'

const maxAddresses = 30

/** Remembers the reads that the page of an address has sent; of many addresses only the last ones. */
export function storeFirstReads(subject: string, address: string, sent: readonly FirstRead[]): void {
  const { [address]: before, ...others } = readsByAddress(subject)
  if (JSON.stringify(before) === JSON.stringify(sent)) return
  const reads = Object.fromEntries([[address, sent], ...Object.entries(others)].slice(0, maxAddresses))
  localStore.set(firstReadsKey, JSON.stringify({ subject, reads }))
}

/** Forgets all reads: addresses may contain queries of the user. */
export function removeFirstReads(): void {
  localStore.remove(firstReadsKey)
}
