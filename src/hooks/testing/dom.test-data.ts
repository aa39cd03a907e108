import { Window } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'
import { type PageWindow, trackPage } from './clean-page.test-data.ts'

// Imported first by tests that render and send requests to a real server. The happy-dom environment would
// also replace Node's fetch, requests and typed arrays, which the server and the DPoP proofs depend on.
const ofThePage = new Set(['Event', 'EventTarget', 'CustomEvent', 'navigator', 'window', 'self'])
const ofNode = Object.getOwnPropertyDescriptors(globalThis)
const PAGE = Symbol.for('ben.page')

/** One page for all files of a process: Testing Library and React are bound to that of their first import. */
function cleanPage(): Window {
  const process = globalThis as { [PAGE]?: { readonly page: Window; readonly clean: () => void } }
  const opened = process[PAGE]
  if (opened) {
    opened.clean()
    opened.page.localStorage.clear()
    opened.page.sessionStorage.clear()
    return opened.page
  }
  const page = new Window({ url: 'http://localhost:3000' })
  const [target, document]: readonly unknown[] = [page, page.document]
  process[PAGE] = { page, clean: trackPage(target as PageWindow, document as Document) }
  return page
}

/** The page that the tests render into. */
export const page = cleanPage()

populateGlobal(globalThis, page, { bindFunctions: true })
for (const [name, described] of Object.entries(ofNode)) {
  if (!ofThePage.has(name)) Object.defineProperty(globalThis, name, described)
}
