import type { Page } from '@playwright/test'

/** Signs in as the administrator through the sign-in page; the session then belongs to the page's context. */
export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`)
  await page.getByLabel('Tên đăng nhập').fill('admin')
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('ben-admin-2026')
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
