import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses from the menu of a button; a page that still scrolls takes the menu away, and it is opened once more. */
export async function chooseFrom(page: Page, button: Locator, action: string) {
  const entry = page.getByRole('menuitem', { name: action, exact: true })
  await expect(async () => {
    if (!(await entry.isVisible())) await button.click()
    await entry.click({ timeout: 2000 })
  }).toPass()
}
