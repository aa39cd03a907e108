import type { Locator, Page } from '@playwright/test'
import { resources } from '#resources/table.ts'
import { hrefOf } from '../pages/href-of.ts'
import { allScreens, newFormHref, type Screen } from '../pages/screens.ts'
import { layoutFacts, layoutProblems } from '../testing/layout-facts.ts'
import { expectNothingFound } from './accessibility.ts'
import { expect, failedCalls, signedInTest as test } from './fixtures.ts'
import { pointByFinger } from './point-by-finger.ts'

const WIDTHS = [720, 1024, 1280, 1440, 1920]

/** The width of a phone; its targets are measured for a finger. */
const PHONE = 390

/** The narrowest page that must not scroll sideways (WCAG 1.4.10). */
const NARROWEST = 320

// One visit per screen: the page is resized, as turning a tablet or zooming resizes it.
for (const screen of allScreens.filter(({ isPublic }) => !isPublic)) {
  test(`${screen.title}, ${screen.shape}: the layout facts hold at every width, axe finds nothing`, async ({
    page,
    expectedErrors,
  }) => {
    // A page that does not exist has no record to load.
    if (screen.name === 'missing') expectedErrors.push(failedCalls)
    await page.goto(screen.href)
    await expectReady(page, readyPart(page, screen))
    await expectWellLaidOut(page, WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
    const form = newFormHref(screen)
    if (form === undefined) {
      await pointByFinger(page)
      return expectWellLaidOut(page, [PHONE])
    }
    await page.goto(form)
    await expectReady(page, page.getByRole('form'))
    await expectWellLaidOut(page, WIDTHS)
    await pointByFinger(page)
    await expectWellLaidOut(page, [PHONE])
    await page.goto(screen.href)
    await expectReady(page, readyPart(page, screen))
    await expectWellLaidOut(page, [PHONE])
  })
}

for (const resource of resources.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === 'rows'),
)) {
  test(`${resource.title}: the lines of a field show their values at every width`, async ({ page }) => {
    await page.goto(hrefOf(resource))
    await expectReady(page, page.getByRole('button', { name: 'Thêm dòng' }).first())
    // Of lines that open as forms, the first one is opened.
    for (const first of await page.locator('[data-line]:first-child [aria-expanded]').all())
      await first.click()
    const cells = page
      .getByRole('group')
      .locator(
        'tbody tr:first-child :is(input, select), [data-line]:first-child :is([data-cell] input[type=text], select)',
      )
    await expect(cells.first()).toBeVisible()
    for (const width of [PHONE, ...WIDTHS]) {
      await resize(page, width)
      const cut = await cells.evaluateAll((inputs) =>
        inputs
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 || clientWidth < 100)
          .map((input) => `${input.getAttribute('name')}: ${input.clientWidth} of ${input.scrollWidth} px`),
      )
      expect(cut, `${width} px`).toEqual([])
    }
  })
}

/** What a screen shows once it has its records. */
function readyPart(page: Page, { shape }: Screen): Locator {
  const main = page.getByRole('main')
  if (shape === 'list') return main.locator('tbody tr[data-id]')
  return shape === 'settings' ? main.getByRole('form') : main
}

async function expectReady(page: Page, part: Locator): Promise<void> {
  await expect(part.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function expectWellLaidOut(page: Page, widths: readonly number[]): Promise<void> {
  await resize(page, NARROWEST)
  expect((await layoutFacts(page)).sideways, 'wider than the narrowest page').toBe(0)
  const found: string[] = []
  for (const width of widths) {
    await resize(page, width)
    const problems = layoutProblems(await layoutFacts(page))
    for (const problem of [...problems, ...(await rowProblems(page))]) found.push(`${width} px: ${problem}`)
  }
  expect(found).toEqual([])
}

/** Resizes the page and waits until the columns are fitted, at the latest in the frame after the next one. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 640 ? 844 : 900 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The layout problems of a table's rows: too high on a phone, a lead cell too wide, a picture far from its name. */
function rowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const isPhone = innerWidth < 640
    for (const row of document.querySelectorAll('tbody tr[data-id]')) {
      const { height } = row.getBoundingClientRect()
      if (isPhone && height > 88) found.add(`a row of ${Math.round(height)} px, at most 88`)
      const targets = isPhone ? row.querySelectorAll('[data-lead], td > label, [aria-haspopup]') : []
      for (const target of targets) {
        const { height: reach } = target.getBoundingClientRect()
        if (reach < 39.5) found.add(`a target of ${Math.round(reach)} px on a phone`)
      }
      const lead = row.querySelector('[data-lead]')
      if (!lead) {
        found.add('a row without a lead cell')
        continue
      }
      const width = Math.round(lead.getBoundingClientRect().width)
      const hasColumns = row.querySelectorAll('td:not(:has(> label, > [aria-haspopup]))').length > 0
      if (!isPhone && hasColumns && width > 420) found.add(`a lead cell of ${width} px, at most 420`)
      const picture = lead.querySelector('img')?.getBoundingClientRect()
      const name = lead.querySelector('a')?.getBoundingClientRect()
      if (picture && name && name.left - picture.right > 16) found.add('a picture far from its name')
    }
    return [...found]
  })
}
