import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { resources } from '#resources/table.ts'
import { median } from '../bench/sample.ts'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { report } from './finding.ts'
import { watchInvariants } from './invariants.ts'
import { onOwnBackEnd } from './own-back-end.ts'

const COUNT = Number(process.env['NAVIGATIONS'] ?? 2000)
const WARM = 200
// Renewed after two thirds of its life, about twenty times while the navigations go on.
const TTL = Math.max(15, Math.round(((COUNT * 0.15) / 20) * 1.5))

test(`${COUNT} navigations over all screens, with renewals`, async ({ browser }) => {
  test.setTimeout(COUNT * 2000 + 120_000)
  await onOwnBackEnd({ ACCESS_TOKEN_TTL: String(TTL), ROTATE: 'always' }, async ({ url, controls }) => {
    const context = await browser.newContext({ baseURL: url, locale: 'vi-VN' })
    const page = await context.newPage()
    await loginPage(page).signInAs('admin')
    const invariants = watchInvariants(page, controls)
    const wire = await context.newCDPSession(page)
    const times: number[] = []
    let early = Number.NaN
    for (let at = 0; at < COUNT; at += 1) {
      times.push(await navigate(page, at))
      if (at === WARM) early = await heapOf(wire)
    }
    const late = await heapOf(wire)
    const [first, last] = [median(times.slice(100, 100 + WARM)), median(times.slice(-WARM))]
    const renewals = (await controls.calls('/idp/token')).length
    report({
      what: `heap over ${COUNT} navigations`,
      found: `${early.toFixed(1)} → ${late.toFixed(1)} MiB, ${renewals} token calls`,
      bar: '+ 20 MiB',
      holds: late - early < 20,
    })
    report({
      what: 'median navigation, first and last',
      found: `${first.toFixed(0)} → ${last.toFixed(0)} ms`,
      bar: '+ 10 %',
      holds: last <= first * 1.1,
    })
    await expect(shell(page).expired).toHaveCount(0)
    await invariants.expectAll({ tokens: 12, calls: 1000 })
    await context.close()
  })
})

const titles = resources.map(({ title }) => title)

/** Follows the menu from screen to screen and gives the milliseconds until the next one stands. */
async function navigate(page: Page, at: number): Promise<number> {
  const links = shell(page).navigation.getByRole('link')
  const title = titles[at % titles.length] ?? ''
  const start = performance.now()
  await links.filter({ hasText: title }).first().click()
  await expect(shell(page).title).toHaveText(title)
  return performance.now() - start
}

async function heapOf(wire: CDPSession): Promise<number> {
  await wire.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn += 1) await wire.send('HeapProfiler.collectGarbage')
  return (await wire.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
}
