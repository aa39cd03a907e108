import { afterEach, expect, test } from 'vitest'
import { noteLostSheets, requestLostSheets } from './lost-sheets.ts'

afterEach(() => document.head.replaceChildren())

const inPage = () => [...document.querySelectorAll('link')]

function append(rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.setAttribute('data-of', 'a chunk')
  document.head.append(link)
  return link
}

noteLostSheets()

test('requests a failed style sheet again in its place, and waits for it', async () => {
  const lost = append('stylesheet')
  const [preloaded, later] = [append('modulepreload'), append('stylesheet')]
  for (const link of [lost, preloaded]) link.dispatchEvent(new Event('error'))
  let isOver = false
  const over = requestLostSheets().then(() => {
    isOver = true
  })
  const [again] = inPage()
  expect(again).not.toBe(lost)
  expect(again?.outerHTML).toBe(lost.outerHTML)
  expect(inPage().slice(1)).toEqual([preloaded, later])
  await Promise.resolve()
  expect(isOver).toBe(false)
  again?.dispatchEvent(new Event('load'))
  await over
  await requestLostSheets()
  expect(inPage()[0], 'one that has loaded is kept').toBe(again)
})

test('requests a style sheet that failed again with the next call', async () => {
  append('stylesheet').dispatchEvent(new Event('error'))
  const first = requestLostSheets()
  const [failing] = inPage()
  failing?.dispatchEvent(new Event('error'))
  await first
  void requestLostSheets()
  expect(inPage()[0]).not.toBe(failing)
})
