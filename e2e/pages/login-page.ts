import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../backend/identity/demo-accounts.ts'

/** The page to sign in on, for staff or for the admin area. */
export function loginPage(page: Page, path: '/login' | '/admin/login' = '/login') {
  const form = page.getByRole('form')
  const username = form.getByLabel('Tên đăng nhập')
  const password = form.getByLabel('Mật khẩu', { exact: true })
  const button = form.getByRole('button', { name: 'Đăng nhập' })
  /** Types and sends; whether it leads anywhere is for the flow to see. */
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
    /** Sends what a demo account is called and how it signs in. */
    sendAs: (name: string) => send(name, passwordOf(name)),
    /** Opens the sign-in page, signs in and waits for the home page. */
    async signInAs(name: string) {
      await page.goto(path)
      await send(name, passwordOf(name))
      // The first sign-in of a browser fetches and compiles everything.
      await expect(page.getByRole('navigation', { name: 'Điều hướng' })).toBeVisible({ timeout: 20_000 })
    },
  }
}

/** The password that a demo account starts with. */
export function passwordOf(username: string): string {
  const account = demoAccounts.find((one) => one.username === username)
  if (!account) throw new Error(`no demo account ${username}`)
  return account.password
}
