import type { Page } from '@playwright/test'
import { resources } from '#resources/table.ts'
import { filesPage } from '../pages/files-page.ts'
import { formPage } from '../pages/form-page.ts'
import { formHrefOf, hrefOf } from '../pages/href-of.ts'
import { listPage } from '../pages/list-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { anyList } from './any-list.ts'
import { expect, signedInTest, test } from './fixtures.ts'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

signedInTest('no page scrolls sideways at 320 px', async ({ page }) => {
  signedInTest.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await overflow(page), 'home').toBeLessThanOrEqual(0)
  const files = filesPage(page)
  await files.open('/Hướng dẫn/Mua hàng')
  for (const view of ['Dạng lưới', 'Dạng danh sách'] as const) {
    await files.view(view).click()
    await expect(files.link('hoan-tien.webp')).toBeVisible()
    expect(await overflow(page), view).toBeLessThanOrEqual(0)
  }
  for (const resource of resources) {
    await page.goto(hrefOf(resource))
    await expect(
      page.getByRole('main').getByRole('rowheader').or(formPage(page, resource).save).first(),
    ).toBeVisible()
    expect(await overflow(page), resource.title).toBeLessThanOrEqual(0)
    if (resource.operations.read) continue
    await page.goto(formHrefOf(resource, null))
    await expect(formPage(page, resource).save).toBeVisible()
    expect(await overflow(page), `${resource.title}, form`).toBeLessThanOrEqual(0)
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
