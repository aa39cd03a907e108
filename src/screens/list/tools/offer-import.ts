import type { Resource } from '#descriptor/resource.ts'
import { notify } from '#kit/notice.tsx'
import { keepPasted } from '#screens/pasted.ts'
import { text } from '#text/text.ts'
import type { Pasted } from './use-paste-offer.ts'

/** Offers to look at a pasted table and import it; a word, a picture or nothing is no table. */
export function offerImport(resource: Resource, pasted: Pasted, open: () => void): void {
  const { file } = pasted
  // No number is named: the first line may be the heads of the columns.
  const isTable = /\t|\S[^\S\r\n]*[\r\n]+\s*\S/.test(pasted.text)
  if (file ? !/\.(xlsx|xls|csv|tsv|txt)$/i.test(file.name) : !isTable) return
  notify({
    tone: 'plain',
    text: file
      ? text('Nhập tệp “{name}” vào {title}?', { name: file.name, title: resource.title })
      : text('Nhập bảng vừa dán vào {title}?', { title: resource.title }),
    more: text('Chưa có gì được lưu cho đến khi bạn xem lại.'),
    action: {
      label: text('Xem và nhập'),
      run: () => {
        keepPasted(resource, pasted)
        open()
      },
    },
  })
}
