import { runPageCodeAfter } from '#browser/run-page-code.ts'
import { sendEarlyReads } from '#http/early-reads.ts'
import { preloadPrivateCode } from '#http/preload-private-code.ts'

// Imported first, and built into a file of its own that runs before the rest of the code has arrived.
preloadPrivateCode()
// Evaluating the code blocks the main thread, and the requests wait for tasks of it: for the database and for the proofs.
void runPageCodeAfter(sendEarlyReads())
