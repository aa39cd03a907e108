import type { Resource } from '#descriptor/resource.ts'
import { notify } from '#kit/notice.tsx'
import { keepPasted } from '#screens/pasted.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import type { Pasted } from './use-paste-offer.ts'

/** Offers to look at a pasted table and import it; a word, a picture or nothing is no table. */
export function offerImport(resource: Resource, pasted: Pasted, open: () => void): void {
  const { file } = pasted
  const lines = pasted.text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '').length
  const isTable = lines > 1 || pasted.text.includes('\t')
  if (file ? !/\.(xlsx|xls|csv|tsv|txt)$/i.test(file.name) : !isTable) return
  notify({
    tone: 'plain',
    text: file
      ? text('Nhập tệp “{name}” vào {title}?', { name: file.name, title: resource.title })
      : text('Nhập {n} dòng vừa dán vào {title}?', { n: formatNumber(lines), title: resource.title }),
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
