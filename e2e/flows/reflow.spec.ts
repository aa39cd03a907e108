import type { Page } from '@playwright/test'
import { filesPage } from '../pages/files-page.ts'
import { formPage } from '../pages/form-page.ts'
import { listPage } from '../pages/list-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { anyList } from './any-list.ts'
import { expect, signedInTest, test } from './fixtures.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

signedInTest('files fit on 320 px in both views', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const files = filesPage(page)
  await files.open('/Hướng dẫn/Mua hàng')
  for (const view of ['Dạng lưới', 'Dạng danh sách'] as const) {
    await files.view(view).press(' ')
    await expect(files.link('hoan-tien.webp')).toBeVisible()
    expect(await overflow(page), view).toBeLessThanOrEqual(0)
  }
})

signedInTest('text twice as large loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
  })
  const list = listPage(page, anyList)
  await list.open()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expect(list.add).toBeInViewport()
  await list.add.click()
  const form = formPage(page, anyList)
  await form.fill(anyList.label, 'Chữ to gấp đôi')
  await expect(form.save).toBeInViewport()
  expect(await clipped(page)).toEqual([])
})

test('signing in fits on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const login = loginPage(page)
  await login.open()
  await expect(login.button).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

/** Texts of buttons, links and headings that overflow their element vertically. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, label')]
      .filter((element) => element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0)
      .filter(
        (element) =>
          getComputedStyle(element).overflowY !== 'visible' && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => element.textContent ?? ''),
  )
}
