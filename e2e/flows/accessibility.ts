import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { ScreenState } from './screen-state.ts'
import type { TestControls } from './test-controls.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on colours; the others give the same result in the dark scheme. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** Opens a state of a screen; axe finds nothing in either scheme. */
export async function expectAccessible(
  show: ScreenState[1],
  page: Page,
  controls: TestControls,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await show(page, controls)
  for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
}

/** Runs axe on a page in one scheme. */
export async function expectNothingFound(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // No screen has frames, so axe need not open a page to collect their results. Describing each element that passes takes
  // half of its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (colorScheme === 'light'
    ? axe.withTags(tags)
    : axe.withRules(aboutColours)
  ).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n')}`,
  )
  expect(found, colorScheme).toEqual([])
}
