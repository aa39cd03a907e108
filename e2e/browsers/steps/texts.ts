import { formHrefOf } from '../../pages/href-of.ts'
import type { Step } from '../step.ts'
import { textEntity } from '../tour-places.ts'

const surface = { css: '.ProseMirror[contenteditable=true]' }
const html = (part: string) =>
  `document.querySelector('.ProseMirror').innerHTML.includes(${JSON.stringify(part)})`

export const textSteps: readonly Step[] = [
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
