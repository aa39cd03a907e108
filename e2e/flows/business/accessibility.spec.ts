import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { expect, failedCalls, signedInTest, test } from '../fixtures.ts'
import { screenStates } from './screen-states.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on colours; the others give the same result in the dark scheme. */
const aboutColours = ['color-contrast', 'link-in-text-block']

for (const [state, show] of screenStates) {
  signedInTest(`axe finds nothing: ${state}`, async ({ page, backEnd, expectedErrors }) => {
    expectedErrors.push(failedCalls)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await show(page, backEnd.controls)
    for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
  })
}

test('axe finds nothing: signing in, refused', async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  const login = loginPage(page)
  await login.open()
  await login.send('admin', 'sai')
  await expect(login.alert).toHaveText('Sai tên đăng nhập hoặc mật khẩu')
  for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
})

test('axe finds nothing: the app that cannot start', async ({ page, backEnd, expectedErrors }) => {
  expectedErrors.push(failedCalls)
  await backEnd.controls.fault({ path: '/config.json', status: 404, times: 0 })
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) await expectNothingFound(page, colorScheme)
})

async function expectNothingFound(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // No screen has frames, so axe need not open a page to collect their results.
  const axe = new AxeBuilder({ page }).setLegacyMode()
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
