import { failedCalls, staffTest } from '../flows/fixtures.ts'
import { passwordOf } from '../pages/login-page.ts'
import { Client } from '../testing/client.ts'
import { type Cell, nameOf, type Trial, tryCell } from './cell.ts'
import { hurry } from './hurry.ts'
import { onOwnBackEnd } from './own-back-end.ts'
import type { Upset } from './upset.ts'

/** A flow in which things go wrong on purpose, with another way to the same back-end. */
export const test = staffTest.extend<object, { readonly client: Client }>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this very pattern.
    async ({}, use) => onOwnBackEnd({}, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  client: [
    async ({ backEnd }, use) => {
      const client = await Client.at(backEnd.url)
      await client.signIn('admin', passwordOf('admin'))
      await use(client)
    },
    { scope: 'worker' },
  ],
})

let count = 0

/** A name that no record has yet. */
export function freshMark(): string {
  count += 1
  return `Thử ${process.pid}x${Date.now() % 1_000_000}x${count}`
}

/** Makes a test of each cell. */
export function testCells(cells: readonly Cell[]): void {
  for (const cell of cells) {
    test(nameOf(cell), async ({ page, browser, backEnd, client, foreseen }) => {
      foreseen.push(failedCalls)
      test.slow(cell.fault.tells === 'nothing')
      // What is only late must not be cut off by a time-out that was shortened for the other cells.
      const prepare = cell.fault.tells === 'nothing' ? async () => {} : hurry
      const trial = { controls: backEnd.controls, client, mark: freshMark() }
      // Who signs in comes as a stranger; the others share one signed-in browser.
      if (cell.job.name !== 'sign-in') {
        await prepare(page)
        return tryCell(cell, { ...trial, page, context: page.context() })
      }
      const context = await browser.newContext({ baseURL: backEnd.url, locale: 'vi-VN' })
      const stranger = await context.newPage()
      await prepare(stranger)
      await tryCell(cell, { ...trial, page: stranger, context } satisfies Trial)
      await context.close()
      return undefined
    })
  }
}

/** Makes a test of each upset. */
export function testUpsets(wanted: readonly Upset[]): void {
  for (const upset of wanted) {
    test(upset.name, async ({ browser, backEnd, foreseen }) => {
      foreseen.push(failedCalls)
      test.setTimeout(120_000)
      await upset.run(browser, backEnd)
    })
  }
}
