import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses from the menu of a button; reopens the menu if a scroll has closed it. */
export async function chooseFrom(page: Page, button: Locator, action: string) {
  const entry = page.getByRole('menuitem', { name: action, exact: true })
  await expect(async () => {
    if (!(await entry.isVisible())) await button.click()
    await entry.click({ timeout: 2000 })
  }).toPass()
}
