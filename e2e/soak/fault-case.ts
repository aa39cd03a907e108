import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { TestControls } from '../flows/test-controls.ts'
import { shell } from '../pages/shell.ts'
import type { Client } from '../testing/client.ts'
import { type Fault, faults } from './fault.ts'
import { watchInvariants } from './invariants.ts'
import { type Job, jobs, type Ready } from './job.ts'

/** One fault that happens to one thing that people do. */
export interface Cell {
  readonly fault: Fault
  readonly job: Job
}

/** Where a cell is tried. */
export interface Trial {
  readonly page: Page
  readonly context: BrowserContext
  readonly controls: TestControls
  readonly client: Client
  readonly mark: string
}

/** Every fault of a call with everything that it can happen to. */
export const cells: readonly Cell[] = faults.flatMap((fault) =>
  jobs.filter((job) => canMeet(fault, job)).map((job) => ({ fault, job })),
)

/** What it is called in a report. */
export function nameOf({ fault, job }: Cell): string {
  return `${job.name}: ${fault.name}`
}

function canMeet(fault: Fault, job: Job): boolean {
  if (fault.only === 'writes') return job.isWrite
  // Whatever is truthy tells that a record is deleted (S5-11).
  if (fault.name === 'another envelope' && job.name === 'delete') return false
  // A refusal of the token endpoint is a wrong password, not the end of a session.
  return !(job.name === 'sign-in' && fault.tells === 'end')
}

/** Lets it happen, ends it, and holds all to the invariants. */
export async function tryCell({ fault, job }: Cell, trial: Trial): Promise<void> {
  const { page, controls } = trial
  const invariants = watchInvariants(page, controls)
  const ready = await job.ready(trial)
  await controls.forgetCalls()
  const typed = await ready.typed()
  await fault.strike(trial, ready.call)
  await ready.act()
  if (fault.tells === 'nothing') {
    await page.waitForTimeout(1500)
    expect(await ready.typed(), '(1) every typed field survives').toEqual(typed)
    await expect(ready.done, 'it only takes longer').toBeVisible({ timeout: 20_000 })
    await fault.end(trial)
  } else if (fault.isDone && ready.isLookedFor) {
    await expect(ready.done, 'what was done all the same is found').toBeVisible({ timeout: 10_000 })
    await fault.end(trial)
  } else {
    await sayEnd(fault, trial)
    await invariants.expectSaid(ready.said)
    expect(await ready.typed(), '(1) every typed field survives').toEqual(typed)
    await fault.end(trial)
    await workAgain(ready)
  }
  if (ready.records !== undefined) await expectRecords(ready.records, trial)
  await invariants.expectAll()
}

async function sayEnd(fault: Fault, { page }: Trial): Promise<void> {
  if (fault.tells !== 'end') return
  const { expired } = shell(page)
  await expect(expired, '(3) the end of the session is said').toBeVisible()
  await expired.getByRole('button', { name: 'Để sau' }).click()
}

async function workAgain(ready: Ready): Promise<void> {
  await ready.again()
  await expect(ready.done.first(), '(7) it works again within 5 s, without a reload').toBeVisible({
    timeout: 5000,
  })
}

async function expectRecords(wanted: number, { client, mark }: Trial): Promise<void> {
  const total = async () => {
    const { body } = await client.call('GET', `/api/brand/search?keyword=${encodeURIComponent(mark)}`)
    return body.data.pagination.total
  }
  // Its own looks are counted with the app's: they stay few, also where an answer takes ten seconds.
  const looks = { intervals: [200, 1000, 3000], timeout: 20_000 }
  await expect.poll(total, { message: '(2) one record per submit', ...looks }).toBe(wanted)
}
