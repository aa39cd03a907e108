import { expect, type Page, test } from '@playwright/test'
import { store } from '#resources/store.ts'
import { resources } from '#resources/table.ts'
import { measureHeap } from '../bench/heap.ts'
import { withOwnBackEnd } from '../flows/own-back-end.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { quantile } from '../testing/quantile.ts'
import { watchInvariants } from './invariants.ts'
import { report } from './measurement.ts'

const COUNT = Number(process.env['NAVIGATIONS'] ?? 2000)
const WARM_UP = 200
// The app renews after two thirds of the lifetime: about twenty times during the run.
const TTL = Math.max(15, Math.round(((COUNT * 0.15) / 20) * 1.5))

test(`${COUNT} navigations over all screens, with renewals`, async ({ browser }) => {
  test.setTimeout(COUNT * 2000 + 120_000)
  await withOwnBackEnd({ ACCESS_TOKEN_TTL: String(TTL), ROTATE: 'always' }, async ({ url, controls }) => {
    const context = await browser.newContext({ baseURL: url, locale: 'vi-VN' })
    const page = await context.newPage()
    await loginPage(page).signInAs('admin')
    await shell(page).openFolders()
    const invariants = watchInvariants(page, controls)
    const cdp = await context.newCDPSession(page)
    const times: number[] = []
    let initialHeap = Number.NaN
    for (let at = 0; at < COUNT; at += 1) {
      times.push(await navigate(page, at))
      if (at === WARM_UP) initialHeap = (await measureHeap(cdp)).heap / 1024
    }
    const finalHeap = (await measureHeap(cdp)).heap / 1024
    const first = quantile(times.slice(100, 100 + WARM_UP), 0.5)
    const last = quantile(times.slice(-WARM_UP), 0.5)
    const renewals = (await controls.calls('/idp/token')).length
    report({
      name: `heap over ${COUNT} navigations`,
      value: `${initialHeap.toFixed(1)} → ${finalHeap.toFixed(1)} MiB, ${renewals} token calls`,
      bar: '+ 20 MiB',
      passes: finalHeap - initialHeap < 20,
    })
    report({
      name: 'median navigation, first and last',
      value: `${first.toFixed(0)} → ${last.toFixed(0)} ms`,
      bar: '+ 10 %',
      passes: last <= first * 1.1,
    })
    await expect(shell(page).expired).toHaveCount(0)
    await invariants.expectAll({ tokens: 12, calls: 1000 })
    await context.close()
  })
})

// The further tabs of the settings have no entry of their own.
const titles = resources
  .filter(({ path, tab }) => path !== store.path || tab === '')
  .map(({ title }) => title)

/** Opens the next screen from the menu; returns the milliseconds until its title is visible. */
async function navigate(page: Page, at: number): Promise<number> {
  const title = titles[at % titles.length] ?? ''
  const start = performance.now()
  await shell(page)
    .entry(title === store.title ? 'Cài đặt' : title)
    .click()
  await expect(shell(page).title).toHaveText(title)
  return performance.now() - start
}
