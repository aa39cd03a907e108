import { trackProperties } from './track-properties.test-data.ts'

/** The marks of React and user-event on a document that they listen to: without its mark each listens again. */
const mark = /^_reactListening|^Symbol\(Node prepared with document state workarounds\)/

type Listening = Parameters<EventTarget['addEventListener']>

/** A window of Happy DOM. */
export type PageWindow = EventTarget & {
  readonly location: Pick<Location, 'href'>
  readonly happyDOM: { readonly setURL: (url: string) => void }
}

/**
 * Records the address of a page, the methods of its elements and the listeners that are added to the window and its document
 * from now on. The returned function restores address and methods, removes the listeners and empties the page, whose elements
 * and classes stay: packages that several test files share are bound to them.
 */
export function trackPage(page: PageWindow, document: Document): () => void {
  const removers = [page, document].map(trackListeners)
  const restorers = prototypesOf(document.body).map((prototype) => trackProperties(prototype))
  const url = page.location.href
  return () => {
    for (const run of [...removers, ...restorers]) run()
    for (const key of Reflect.ownKeys(document)) {
      if (mark.test(String(key))) Reflect.deleteProperty(document, key)
    }
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    document.head.replaceChildren()
    document.body.replaceChildren()
    page.happyDOM.setURL(url)
  }
}

/** From the class of an object to `EventTarget`, the last before `Object`. */
function prototypesOf(object: object): object[] {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (!(prototype instanceof Object)) return []
  return [prototype, ...prototypesOf(prototype)]
}

function trackListeners(target: EventTarget): () => void {
  const added: Listening[] = []
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...listening: Listening) => {
    added.push(listening)
    add(...listening)
  }
  return () => {
    for (const listening of added.splice(0)) target.removeEventListener(...listening)
  }
}
