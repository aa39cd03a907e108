import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// A thread does not inherit the loader of TypeScript that the process has registered.
register()
const { isTooDeep, sanitise } = await import('./sanitise.ts')

// One rich text a message; the answer is null for one that is nested too deep to be cleaned.
parentPort.on('message', (html) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort.postMessage(isTooDeep(html) ? null : sanitise(html))
})
