import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../backend/identity/demo-accounts.ts'

/** The page to sign in on, for staff or for the admin area. */
export function loginPage(page: Page, path: '/login' | '/admin/login' = '/login') {
  const form = page.getByRole('form')
  const username = form.getByLabel('Tên đăng nhập')
  const password = form.getByLabel('Mật khẩu', { exact: true })
  const button = form.getByRole('button', { name: 'Đăng nhập' })
  /** Fills the form and submits it. */
  const send = async (name: string, secret: string) => {
    await username.fill(name)
    await password.fill(secret)
    await button.click()
  }
  return {
    heading: page.getByRole('heading', { level: 1 }),
    username,
    password,
    button,
    alert: form.getByRole('alert'),
    open: () => page.goto(path),
    send,
    /** Submits the credentials of a demo account. */
    sendAs: (name: string) => send(name, passwordOf(name)),
    /** Opens the sign-in page, signs in and waits for the home page. */
    async signInAs(name: string) {
      await page.goto(path)
      await send(name, passwordOf(name))
      // The first sign-in of a browser loads and compiles all code, beside a back-end that hashes the password.
      await expect(page.getByRole('navigation', { name: 'Điều hướng' })).toBeVisible({ timeout: 60_000 })
    },
  }
}

/** The seeded password of a demo account. */
export function passwordOf(username: string): string {
  const account = demoAccounts.find((one) => one.username === username)
  if (!account) throw new Error(`no demo account ${username}`)
  return account.password
}
