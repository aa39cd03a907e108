import { brand } from '#resources/brand.ts'
import type { Step } from '../step.ts'

const dialog = { role: 'dialog', name: 'Tìm hoặc đi tới' }
const input = { role: 'combobox', within: dialog }
const option = { role: 'option', within: dialog }

export const paletteSteps: readonly Step[] = [
  [
    'the palette by keyboard: results in sight, Enter opens one',
    async (page) => {
      await page.open('/')
      await page.see({ role: 'heading', name: '~^Chào ' })
      await page.press('Control+k')
      await page.see(input)
      await page.type(brand.title)
      await page.reach({ ...option, name: `~${brand.title}` })
      await page.press('Enter')
      await page.gone(dialog)
      await page.see({ role: 'heading', name: brand.title })
    },
  ],
  [
    'the palette by mouse: an option opens, Escape and a click beside it close',
    async (page) => {
      await page.open('/')
      const button = { role: 'button', name: '~^Tìm hoặc đi tới' }
      await page.click(button)
      await page.see(input)
      await page.press('Escape')
      await page.gone(dialog)
      await page.click(button)
      await page.see(input)
      await page.pressAt(8, 880)
      await page.gone(dialog)
      await page.click(button)
      await page.click({ ...option, name: `~${brand.title}` })
      await page.see({ role: 'heading', name: brand.title })
    },
  ],
  [
    'the palette on a phone: results in sight, a button closes it',
    async (page) => {
      await page.resize(390, 844)
      await page.open('/')
      await page.tap({ role: 'button', name: '~^Tìm hoặc đi tới' })
      await page.reach(option)
      await page.tap({ role: 'button', name: 'Đóng', within: dialog })
      await page.gone(dialog)
    },
  ],
]
