import { brand } from '#resources/brand.ts'
import { hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import type { TourPage } from '../tour-page.ts'

const dialog = { role: 'dialog', name: `Xóa ${brand.noun} này?` }
const actions = { role: 'button', name: '~^Thao tác với ' }

async function openDelete(page: TourPage) {
  await page.click(actions)
  await page.click({ role: 'menuitem', name: 'Xóa' })
  await page.reach({ role: 'button', name: 'Giữ lại', within: dialog })
}

export const dialogSteps: readonly Step[] = [
  [
    'a dialog by mouse and keyboard: both close it, the focus returns',
    async (page) => {
      await page.open(hrefOf(brand))
      await page.see({ role: 'rowheader' })
      await openDelete(page)
      await page.click({ role: 'button', name: 'Giữ lại', within: dialog })
      await page.gone(dialog)
      await openDelete(page)
      await page.press('Escape')
      await page.gone(dialog)
      await page.holds('the focus returns', `document.activeElement === ${page.found(actions)}`)
      await openDelete(page)
      await page.press('Tab')
      await page.press('Enter')
      await page.gone(dialog)
      await page.click({ role: 'button', name: 'Hoàn tác' })
    },
  ],
  [
    'on a phone by touch: the menu opens, goes to a list and closes',
    async (page) => {
      await page.resize(390, 844)
      await page.open('/')
      const drawer = { role: 'dialog', name: 'Điều hướng' }
      await page.tap({ role: 'button', name: 'Mở điều hướng' })
      await page.tap({ role: 'button', name: 'Đóng điều hướng', within: drawer })
      await page.gone(drawer)
      await page.tap({ role: 'button', name: 'Mở điều hướng' })
      await page.pressAt(380, 600)
      await page.gone(drawer)
      await page.tap({ role: 'button', name: 'Mở điều hướng' })
      await page.tap({ role: 'link', name: `~^${brand.title}`, within: drawer })
      await page.see({ role: 'heading', name: brand.title })
    },
  ],
]
