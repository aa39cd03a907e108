import { brand } from '#resources/brand.ts'
import { hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'

export const schemeSteps: readonly Step[] = [
  [
    'dark: the page, and the options of selects, keep a contrast of 4.5',
    async (page) => {
      await page.run(`localStorage.setItem('color-scheme', 'dark')`)
      for (const path of [hrefOf(brand), '/files']) {
        await page.open(path)
        await page.see({ role: 'heading' })
        await page.holds('dark', `getComputedStyle(document.documentElement).colorScheme === 'dark'`)
        await page.holds('a select', `document.querySelector('main select, header select') !== null`)
        const low = await page.run<readonly string[]>(lowContrast)
        if (low.length > 0) throw new Error(`unreadable: ${low.join(', ')}`)
      }
      await page.run(`localStorage.removeItem('color-scheme')`)
    },
  ],
]

/** On a back-end with access tokens of a few seconds. */
export const renewalSteps: readonly Step[] = [
  [
    'renewal: tokens are renewed, and the next list opens',
    async (page, controls) => {
      await page.open(hrefOf(brand))
      await page.see({ role: 'rowheader' })
      await controls.clearCalls()
      await page.until(
        'two renewals',
        async () => (await controls.calls('/idp/token')).filter(({ status }) => status === 200).length,
        (count) => count >= 2,
      )
      await page.open(`${hrefOf(brand)}?size=7`)
      await page.see({ role: 'rowheader' })
    },
  ],
]

/** The selects and options whose own colour and background differ by less than 4.5 (WCAG 1.4.3). */
const lowContrast = `[...document.querySelectorAll('select, option')].flatMap((element) => {
  const { color, backgroundColor } = getComputedStyle(element)
  const numbers = (text) => text.match(/[\\d.]+/g).map(Number)
  const isClear = (text) => /^rgba/.test(text) && numbers(text)[3] === 0
  const surface = (one) => one && isClear(getComputedStyle(one).backgroundColor) ? surface(one.parentElement) : one
  const holder = element.tagName === 'OPTION' ? element : surface(element)
  const back = holder ? getComputedStyle(holder).backgroundColor : 'rgb(255, 255, 255)'
  if (element.tagName === 'OPTION' && isClear(backgroundColor)) return ['option without a background: ' + element.text]
  const light = (text) => {
    const [r, g, b] = numbers(text).map((n) => n / 255).map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [light(color), light(back)]
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  return contrast < 4.5 ? [element.tagName + ' ' + color + ' on ' + back] : []
})`
