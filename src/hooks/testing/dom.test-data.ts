import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

// Imported first by tests that render and send requests to a real server. The happy-dom environment would
// also replace Node's fetch, requests and typed arrays, which the server and the DPoP proofs depend on.
const ofThePage = new Set(['Event', 'EventTarget', 'CustomEvent', 'navigator', 'window', 'self'])
const ofNode = Object.getOwnPropertyDescriptors(globalThis)

/** The page that the tests render into. */
export const page = new Window({ url: 'http://localhost:3000' })

populateGlobal(globalThis, page, { bindFunctions: true })
for (const [name, described] of Object.entries(ofNode)) {
  if (!ofThePage.has(name)) Object.defineProperty(globalThis, name, described)
}
