import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

// Imported first by tests that draw and talk to a real server. The happy-dom environment would also replace Node's
// fetch, requests and typed arrays, on which neither the server nor the proofs can run.
const ofThePage = new Set(['Event', 'EventTarget', 'CustomEvent', 'navigator', 'window', 'self'])
const ofNode = Object.getOwnPropertyDescriptors(globalThis)

/** The page that the tests draw on. */
export const page = new Window({ url: 'http://localhost:3000' })

populateGlobal(globalThis, page, { bindFunctions: true })
for (const [name, described] of Object.entries(ofNode)) {
  if (!ofThePage.has(name)) Object.defineProperty(globalThis, name, described)
}
