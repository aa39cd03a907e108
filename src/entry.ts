import { localStore } from '#browser/guarded-storage.ts'
import { firstReadsKey, sendEarlyReads } from '#http/early-reads.ts'

sendEarlyReads()
// The code of the private pages, for a user whose reads are remembered: the router would import it only after its own code.
if (localStore.get(firstReadsKey) !== null) void import('#app/features.tsx').catch(() => undefined)
void import('./main.tsx')
