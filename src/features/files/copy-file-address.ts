import { notify } from '#kit/notice.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { text } from '#text/text.ts'
import type { StoredFile } from './stored-file.ts'

/** The public URL of a file, with its origin. */
export function fullAddress({ url }: { readonly url: string }): string {
  return new URL(pictureAddress(url), location.origin).href
}

/** Copies the URL of a file and notifies the user, with advice if the clipboard is not available. */
export async function copyFileAddress(file: StoredFile): Promise<void> {
  const { name } = file
  try {
    await navigator.clipboard.writeText(fullAddress(file))
    notify({ tone: 'good', text: text('Đã chép địa chỉ của {name}', { name }) })
  } catch {
    notify({
      tone: 'bad',
      text: text('Trình duyệt không cho chép. Mở ảnh rồi chép địa chỉ ở đó nhé.'),
    })
  }
}
