import { pictureLimits } from '#descriptor/picture-limits.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import { pictureSize } from './picture-size.ts'

/** Checks a picture before its upload; returns the problem or null. The back-end checks it more closely. */
export async function checkPicture(file: File): Promise<Text | null> {
  const types: readonly string[] = pictureLimits.types
  if (!types.includes(file.type)) {
    return text('Tệp này không phải ảnh PNG, JPEG, GIF hoặc WebP. Bạn chọn tệp khác nhé.')
  }
  if (file.size === 0) return text('Tệp này rỗng. Bạn chọn tệp khác nhé.')
  if (file.size > pictureLimits.bytes) {
    return text('Ảnh nặng {size} MB, tối đa là {most} MB. Bạn thu nhỏ ảnh rồi tải lên lại nhé.', {
      size: formatNumber(Math.ceil((file.size / 1024 / 1024) * 10) / 10),
      most: formatNumber(pictureLimits.bytes / 1024 / 1024),
    })
  }
  const size = await pictureSize(file)
  if (size === null) return text('Không mở được ảnh này; tệp bị hỏng hoặc không phải ảnh.')
  const pixels = size.width * size.height
  if (pixels > pictureLimits.pixels) {
    return text('Ảnh có {pixels} triệu điểm ảnh, tối đa là {most}. Bạn thu nhỏ ảnh rồi tải lên lại nhé.', {
      pixels: formatNumber(Math.ceil(pixels / 1e5) / 10),
      most: formatNumber(pictureLimits.pixels / 1e6),
    })
  }
  return null
}
