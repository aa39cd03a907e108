import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import { textEntity } from '../tour-places.ts'

const surface = { css: '.ProseMirror[contenteditable=true]' }
const hasEditor = "document.querySelector('.ProseMirror') !== null"
const has = (words: string) =>
  `document.querySelector('[contenteditable=true]').textContent.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(words)})`
const html = (part: string) =>
  `document.querySelector('.ProseMirror').innerHTML.includes(${JSON.stringify(part)})`

export const textSteps: readonly Step[] = [
  [
    'the preview of a text: typing before the editor is there, which keeps it with the cursor',
    async (page, controls) => {
      await controls.fault({ path: '/assets/editor-*.js', times: 0, held: true })
      await page.open(hrefOf(textEntity))
      await page.click({ role: 'link', within: { role: 'rowheader' } })
      // The first press of WebKitGTK's driver after the scroll to the text hits another element.
      const press = async () => {
        await page.click({ css: '[contenteditable=true] > p' })
        return page.run<boolean>('document.activeElement.isContentEditable')
      }
      await page.until('the focus in the preview', press, (isFocused) => isFocused)
      await page.type('Gõ sớm ')
      await page.holds('typed into the preview', `!${hasEditor} && ${has('Gõ sớm ')}`)
      await controls.clearFaults()
      await page.holds('taken over by the editor', `${hasEditor} && ${has('Gõ sớm ')}`)
      await page.type('và tiếp')
      await page.holds('typed on in the same place', has('Gõ sớm và tiếp'))
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
