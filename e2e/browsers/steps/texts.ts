import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import { textEntity } from '../tour-places.ts'

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
