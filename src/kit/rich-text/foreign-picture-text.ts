import { text } from '#text/text.ts'

/** The problem of a picture whose address is at another site. */
export const foreignPictureText = text(
  'Có ảnh nằm ở trang khác nên không hiện được. Bạn tải ảnh đó về máy rồi tải lên đây nhé.',
)
