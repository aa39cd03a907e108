import { sendEarlyReads } from '#http/early-reads.ts'
import { preloadPrivateCode } from '#http/preload-private-code.ts'

// Imported first, and built into a file of its own that runs before the rest of the code has arrived.
preloadPrivateCode()
sendEarlyReads()
