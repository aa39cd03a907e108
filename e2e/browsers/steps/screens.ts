import { brand } from '#resources/brand.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import type { Step, TourPage } from '../tour-page.ts'
import { firstWith, hasKind } from './records.ts'

/** An entity with a rich text on its own page. */
const textEntity = firstWith('a rich text', (one) => hasKind(one, 'richText') && one.form.path !== undefined)

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

const palette = { role: 'dialog', name: 'Tìm hoặc đi tới' }
const input = { role: 'combobox', within: palette }
const option = { role: 'option', within: palette }

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
      await page.gone(palette)
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
      await page.gone(palette)
      await page.click(button)
      await page.see(input)
      await page.pressAt(8, 880)
      await page.gone(palette)
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
      await page.tap({ role: 'button', name: 'Đóng', within: palette })
      await page.gone(palette)
    },
  ],
]

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

const surface = { css: '.ProseMirror[contenteditable=true]' }
const hasEditor = "document.querySelector('.ProseMirror') !== null"
const preview = 'section[data-path][aria-busy=true]'
const pressed = "document.querySelector('.ProseMirror > p').textContent.includes('Gõ vào')"
const html = (part: string) =>
  `document.querySelector('.ProseMirror').innerHTML.includes(${JSON.stringify(part)})`

export const textSteps: readonly Step[] = [
  [
    'the preview of a text: a press before the editor is there, which takes the focus with the cursor',
    async (page, controls) => {
      await controls.fault({ path: '/assets/editor-*.js', times: 0, held: true })
      await page.open(hrefOf(textEntity))
      await page.click({ role: 'link', within: { role: 'rowheader' } })
      // The first press of WebKitGTK's driver after the scroll to the text hits another element.
      const press = async () => {
        await page.click({ css: `${preview} > p` })
        return page.run<boolean>(`document.activeElement.matches('${preview}')`)
      }
      await page.until('the focus in the preview', press, (isFocused) => isFocused)
      await page.holds('no editor', `!${hasEditor}`)
      await controls.clearFaults()
      await page.holds('the focus in the editor', `${hasEditor} && document.activeElement.isContentEditable`)
      await page.type('Gõ vào ')
      await page.holds('typed into the paragraph that was pressed', pressed)
    },
  ],
  [
    'the editor: typing with diacritics, bold, a list, a table, undo',
    async (page) => {
      await page.open(formHrefOf(textEntity, null))
      await page.click(surface)
      await page.type('Chữ thường và ')
      await page.press('Control+b')
      await page.type('chữ đậm')
      await page.press('Control+b')
      await page.holds('bold', html('<strong>chữ đậm</strong>'))
      await page.press('Enter')
      await page.click({ role: 'button', name: 'Danh sách chấm' })
      await page.type('Một điều')
      await page.holds('a list', html('<ul><li><p>Một điều</p></li></ul>'))
      await page.press('Enter')
      await page.press('Enter')
      await page.click({ role: 'button', name: 'Chèn bảng' })
      await page.holds('a table', html('<table'))
      await page.press('Control+z')
      await page.holds('no table after undo', `!${html('<table')}`)
    },
  ],
]
