import { brand } from '#resources/brand.ts'
import { contact } from '#resources/contact.ts'
import { productCategory } from '#resources/product-category.ts'
import { slider } from '#resources/slider.ts'
import { formPage } from '../../pages/form-page.ts'
import { formHrefOf } from '../../pages/href-of.ts'
import { listPage } from '../../pages/list-page.ts'
import { palettePage } from '../../pages/palette-page.ts'
import { shell } from '../../pages/shell.ts'
import { treePage } from '../../pages/tree-page.ts'
import { expect } from '../fixtures.ts'
import type { ScreenState } from '../screen-state.ts'
import { boardPage } from './pages/board-page.ts'
import { homePage } from './pages/home-page.ts'
import { inboxPage } from './pages/inbox-page.ts'
import { quotePage } from './pages/quote-page.ts'
import { storedDrafts } from './stored-drafts.ts'

/** The other screens in their states. */
export const screenStates: readonly ScreenState[] = [
  [
    'home, with drafts',
    async (page) => {
      await page.goto(formHrefOf(brand, null))
      await formPage(page, brand).fill('name', 'Bến Mới')
      await expect.poll(() => storedDrafts(page)).toHaveLength(1)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto('/')
      await page.getByText('Xem từng bản nháp').click()
      await page.getByText('Xem nội dung').click()
      await expect(page.getByRole('textbox', { name: 'Nội dung bản nháp' })).toBeVisible()
      // Otherwise the top bar would cover half a link.
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  [
    'home, a part of it failed',
    async (page, controls) => {
      await controls.fault({ path: '/api/feedbacks', status: 500, times: 0 })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(homePage(page).work('Yêu cầu mới')).toBeVisible()
    },
  ],
  [
    'the palette',
    async (page) => {
      await listPage(page, brand).open()
      await page.keyboard.press('Control+k')
      await palettePage(page).input.fill('an')
      await expect(palettePage(page).group(brand.title)).toBeVisible()
    },
  ],
  [
    'the shortcuts',
    async (page) => {
      await listPage(page, brand).open()
      await page.keyboard.press('?')
      await expect(palettePage(page).sheet).toBeVisible()
    },
  ],
  [
    'the quote form, refused',
    async (page) => {
      const quote = quotePage(page)
      await quote.open()
      await quote.submit.click()
      await expect(page.getByText('Hãy điền ô này.')).toBeVisible()
    },
  ],
  [
    'the quote form, answered',
    async (page) => {
      const quote = quotePage(page)
      await quote.open()
      await quote.parcel(1, 'Cân nặng').fill('2')
      for (const side of ['Dài', 'Rộng', 'Cao'] as const) await quote.parcel(1, side).fill('30')
      await quote.submit.click()
      await expect(quote.cheapest).toBeVisible()
      await expect(quote.message).not.toHaveValue('')
    },
  ],
  [
    'a tree, opened',
    async (page) => {
      const tree = treePage(page, productCategory)
      await tree.open()
      await tree.closed.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(tree.below(2).first()).toBeVisible()
    },
  ],
  [
    'a tree, a new parent to pick',
    async (page) => {
      const tree = treePage(page, productCategory)
      await tree.open()
      const [name = ''] = await tree.names(1)
      await tree.choose(name, 'Chuyển đến…')
      await expect(tree.moveDialog(name).getByRole('radio').nth(1)).toBeVisible()
    },
  ],
  ['a board', (page) => boardPage(page, slider).open()],
  [
    'an inbox, an answer begun',
    async (page) => {
      const inbox = inboxPage(page, contact)
      await inbox.open()
      await inbox.template('Báo giá kèm').click()
      await expect(inbox.answer).toBeFocused()
    },
  ],
  [
    'the end of the session',
    async (page, controls) => {
      await listPage(page, brand).open()
      await controls.fault({ path: '/api/*', status: 401, times: 0 })
      await page.reload()
      await expect(shell(page).expired).toBeVisible()
    },
  ],
  [
    'the navigation of a phone',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await listPage(page, brand).open()
      await page.getByRole('button', { name: 'Mở điều hướng' }).click()
      await expect(page.getByRole('dialog', { name: 'Điều hướng' })).toBeVisible()
    },
  ],
]
