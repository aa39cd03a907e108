import { chromium } from '@playwright/test'
import { hrefOf } from '../pages/href-of.ts'
import { loginPage } from '../pages/login-page.ts'
import { anyList } from './any-list.ts'
import { startBackEnd } from './back-end.ts'
import { expect, test } from './fixtures.ts'

const needed = /^Chỉ đăng nhập được qua HTTPS/

test('the sign-in page over plain HTTP asks for HTTPS and sends no password', async ({ launchOptions }) => {
  test.slow()
  const host = 'ben.test'
  const backEnd = await startBackEnd({ PUBLIC_URL: `http://${host}` })
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ locale: 'vi-VN', baseURL: backEnd.url.replace('localhost', host) })
    const login = loginPage(page)
    await page.goto(hrefOf(anyList))
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await expect(login.alert).toHaveText(needed)
    await login.sendAs('admin')
    await expect(login.alert).toHaveText(needed)
    const calls = await backEnd.controls.calls()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  } finally {
    await browser.close()
    await backEnd.stop()
  }
})
