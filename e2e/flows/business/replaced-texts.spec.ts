import type { Page } from '@playwright/test'
import { contact } from '#resources/contact.ts'
import { product } from '#resources/product.ts'
import { listPage } from '../../pages/list-page.ts'
import { expect, signedInTest as test } from '../fixtures.ts'
import { bulkActionsPage } from './pages/bulk-actions-page.ts'
import { quotePage } from './pages/quote-page.ts'

/** Replaces each text node by two nested elements, as browsers do that translate a page; also those that come later. */
async function replaceTexts(page: Page) {
  await page.addInitScript(() => {
    const ignored = 'script, style, title, textarea, select, svg, [contenteditable=true]'
    const replace = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || parent.closest(ignored) || parent.localName === 'font') continue
        const font = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(font)
        font.append(inner)
        inner.append(text.data)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      replace()
      let timer: ReturnType<typeof setTimeout> | undefined
      new MutationObserver(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          replace()
        }, 150)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}

/** Waits until the script has replaced the texts that are on the page; none of them stood beside another node. */
async function replaced(page: Page) {
  const texts = () =>
    page.evaluate(() => {
      const ignored = 'script, style, title, textarea, select, svg, [contenteditable=true]'
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode
        if (parent && !parent.closest(`${ignored}, font`)) found.push(`not replaced: ${nodeValue}`)
      }
      // Mantine writes the star of a required field beside its label, which does not change.
      for (const one of document.querySelectorAll(':not(font, label, body) > font:not(:only-child)'))
        found.push(`beside others: ${one.textContent} in ${one.parentElement?.outerHTML.slice(0, 200)}`)
      return found
    })
  await expect.poll(texts).toEqual([])
}

test.beforeEach(({ page }) => replaceTexts(page))

test('refuses the translation of the browser', async ({ page }) => {
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
})

test('a list whose texts were replaced counts, sorts, filters, searches and pages', async ({ page }) => {
  const list = listPage(page, product)
  await list.open()
  await replaced(page)
  const { status } = bulkActionsPage(page, product)
  for (const count of [1, 2, 3]) {
    await list.table.getByRole('checkbox').nth(count).check()
    await expect(status).toHaveText(`Đã chọn ${count}`)
    await replaced(page)
  }
  await page.keyboard.press('Escape')
  const head = list.table.getByRole('columnheader').getByRole('button').first()
  for (let press = 0; press < 4; press += 1) {
    await head.click()
    await list.waitUntilLoaded()
    await replaced(page)
  }
  const first = await list.names.first().textContent()
  await list.next.click()
  await expect(list.names.first()).not.toHaveText(first ?? '')
  await replaced(page)
  await expect(list.pager).toContainText('2')
  await list.search.fill('may')
  await expect(page).toHaveURL(/search=may/)
  await list.waitUntilLoaded()
  await replaced(page)
  await list.search.press('Escape')
  await list.waitUntilLoaded()
  await list.chooseFilter('site_type', 'Rakuten')
  await list.waitUntilLoaded()
  await replaced(page)
  await expect(list.chip('site_type')).toHaveText('Trang mua hàng: Rakuten')
  await list.removeFilter('site_type').click()
  await expect(list.chip('site_type')).toHaveCount(0)
  await list.waitUntilLoaded()
  await replaced(page)
  await list.openTab('Tạm dừng')
  await list.waitUntilLoaded()
  await replaced(page)
  await list.openTab('Tất cả')
  await list.waitUntilLoaded()
})

test('a form whose texts were replaced shows right amounts, problems and notices', async ({ page }) => {
  await page.goto('/product')
  const price = page.getByRole('textbox', { name: 'Giá', exact: true })
  await price.fill('1000')
  await expect(page.getByText('≈ 168.500 ₫')).toBeVisible()
  await replaced(page)
  await price.fill('25000')
  await expect(page.getByText('≈ 4.212.500 ₫')).toBeVisible()
  await replaced(page)
  await page.getByRole('button', { name: /^Lưu/ }).first().click()
  await replaced(page)
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Máy thử')
  await replaced(page)
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Máy thử chữ bị thay')
  await page.getByRole('button', { name: /^Lưu/ }).first().click()
  await expect(page.getByRole('alert').or(page.getByText('Lưu thành công')).first()).toBeVisible()
  await replaced(page)
  await page.goto('/products')
  const list = listPage(page, product)
  await list.waitUntilLoaded()
  await replaced(page)
  await list.choose('Máy thử chữ bị thay', 'Xóa')
  await replaced(page)
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Xóa/ })
    .click()
  await expect(list.row('Máy thử chữ bị thay')).toHaveCount(0)
  await replaced(page)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(list.row('Máy thử chữ bị thay')).toBeVisible()
})

test('the quote, the inbox and home whose texts were replaced go on', async ({ page }) => {
  await page.goto('/calculator')
  await replaced(page)
  const quote = quotePage(page)
  for (const kilos of ['2', '5', '']) {
    await quote.parcel(1, 'Cân nặng').fill(kilos)
    await replaced(page)
  }
  await page.goto('/requests')
  await expect(listPage(page, contact).heading).toBeVisible()
  await replaced(page)
  for (const key of ['j', 'j', 'k']) {
    await page.keyboard.press(key)
    await replaced(page)
  }
  await page.goto('/')
  await replaced(page)
  await page.getByRole('navigation', { name: 'Điều hướng' }).getByRole('link').nth(2).click()
  await replaced(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('san pham')
  await replaced(page)
  await page.keyboard.type(' moi')
  await replaced(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeVisible()
})
