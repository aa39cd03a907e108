import { scryptSync } from 'node:crypto'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'

// On Linux the priority is the thread's own, so hashing yields to the thread that answers requests. Elsewhere the call
// would slow down the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ text, salt, length, options }) => {
  parentPort?.postMessage(scryptSync(text, salt, length, options), [])
})
