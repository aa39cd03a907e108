import { brand } from '#resources/brand.ts'
import { guide } from '#resources/guide.ts'
import { product } from '#resources/product.ts'
import { productCategory } from '#resources/product-category.ts'
import { seller } from '#resources/seller.ts'
import { filesPage } from '../../pages/files-page.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { shell } from '../../pages/shell.ts'
import { expect } from '../fixtures.ts'
import type { ScreenState } from '../screen-state.ts'
import { previewPage } from './pages/preview-page.ts'

/** Forms in their states. */
export const formStates: readonly ScreenState[] = [
  [
    'the picker of files',
    async (page) => {
      await page.goto(formHrefOf(brand, null))
      await formPage(page, brand).input('logo').getByRole('button', { name: 'Chọn từ kho tệp' }).click()
      await expect(filesPage(page).link('Khách hàng')).toBeVisible()
    },
  ],
  ...[brand, guide, productCategory].flatMap((resource): ScreenState[] => [
    [
      `${resource.title}, an invalid form`,
      async (page) => {
        const form = formPage(page, resource)
        await page.goto(formHrefOf(resource, null))
        await form.fill(resource.label, 'x')
        await form.fill(resource.label, ' ')
        await form.save.click()
        await form.expectError(resource.label, 'Hãy điền ô này.')
        // Elsewhere the bar that saves would cover part of a button.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      },
    ],
  ]),
  [
    'a product',
    async (page) => {
      const list = listPage(page, product)
      await list.open()
      await list.openRow((await list.names.nth(2).textContent()) ?? '')
      await expect(formPage(page, product).input('brand')).toHaveValue(/./)
      await expect(formPage(page, product).input('description')).toBeVisible()
    },
  ],
  [
    'a product, a picture refused and a brand looked for',
    async (page) => {
      const form = formPage(page, product)
      await page.goto(formHrefOf(product, null))
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
      await form.input('images').locator('input[type=file]').setInputFiles(file)
      await expect(form.input('images').getByRole('alert')).toBeVisible()
      await form.input('brand').click()
      await expect(page.getByRole('option', { name: 'Tạo thương hiệu mới…' })).toBeVisible()
    },
  ],
  [
    'a record made on the way',
    async (page) => {
      const form = formPage(page, product)
      await page.goto(formHrefOf(product, null))
      await form.input('seller').click()
      await page.getByRole('option', { name: 'Tạo người bán mới…' }).click()
      await expect(formPage(page, seller).save).toBeVisible()
    },
  ],
  [
    'an open record',
    async (page) => {
      const list = listPage(page, brand)
      await list.open()
      await list.openRow((await list.names.first().textContent()) ?? '')
      await expect(formPage(page, brand).save).toBeVisible()
    },
  ],
  [
    'a refused save',
    async (page, controls) => {
      const form = formPage(page, brand)
      await page.goto(formHrefOf(brand, null))
      await form.fill('name', 'x')
      await controls.fault({ path: '/api/brand/create', status: 500 })
      await form.save.click()
      await expect(form.alert.first()).toBeVisible()
    },
  ],
  [
    'the question before leaving',
    async (page) => {
      const form = formPage(page, brand)
      await page.goto(formHrefOf(brand, null))
      await form.fill('name', 'x')
      await page.keyboard.press('Escape')
      await expect(shell(page).leave).toBeVisible()
    },
  ],
  [
    'a preview',
    async (page) => {
      await page.goto('/guide')
      await formPage(page, guide).fill('content', 'Chữ')
      await previewPage(page).open.click()
      await expect(previewPage(page).article).toContainText('Chữ')
    },
  ],
]
