import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '#resources/brand.ts'
import { formHrefOf, hrefOf } from '../../pages/href-of.ts'
import { png } from '../../testing/png.ts'
import type { Step } from '../step.ts'

const name = { role: 'textbox', name: brand.fields.name.label }
const save = { role: 'button', name: 'Lưu' }

export const formSteps: readonly Step[] = [
  [
    'a form: a new record with a picture',
    async (page, controls) => {
      await page.open(formHrefOf(brand, null))
      await page.write(name, 'Thương hiệu thử trình duyệt')
      const folder = await mkdtemp(path.join(tmpdir(), 'ben-picture-'))
      const file = path.join(folder, 'mau.png')
      await writeFile(
        file,
        png(24, 24, (x, y) => ((x * 10) << 16) | ((y * 10) << 8) | 0x85),
      )
      await page.setFiles('[role=dialog] input[type=file]', [file])
      await page.see({ role: 'button', name: 'Bỏ ảnh' })
      await page.click(save)
      await page.see({ role: 'rowheader', name: '~Thương hiệu thử trình duyệt' })
      await rm(folder, { recursive: true })
      const writes = (await controls.calls('/api/brand/create')).filter(({ method }) => method === 'POST')
      if (writes.length !== 1) throw new Error(`${writes.length} requests to create one record`)
    },
  ],
  [
    'a draft: offered after a reload, restored, saved by Ctrl+S',
    async (page) => {
      await page.open(hrefOf(brand))
      await page.click({ role: 'link', within: { role: 'rowheader' } })
      const before = await page.see(name, (text) => text !== '')
      await page.write(name, `${before} đổi`)
      await page.holds('the draft is stored', draftCount)
      await page.run('void setTimeout(() => location.reload())')
      await page.click({ role: 'button', name: 'Lấy lại bản nháp' })
      await page.see(name, (text) => text === `${before} đổi`)
      await page.press('Control+s')
      await page.see({ role: 'rowheader', name: `~${before} đổi` })
    },
  ],
]

const draftCount = `new Promise((resolve) => {
  const opening = indexedDB.open('ben-drafts')
  opening.onsuccess = () => {
    const db = opening.result
    const [name] = db.objectStoreNames
    if (!name) return resolve(false)
    const counting = db.transaction(name).objectStore(name).count()
    counting.onsuccess = () => { db.close(); resolve(counting.result > 0) }
  }
  opening.onerror = () => resolve(false)
})`
