import { pictureLimits } from '#descriptor/picture-limits.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'

/** A width and a height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a picture as it is shown, turned by its EXIF data; null if unreadable. No pixels are decoded. */
export async function pictureSize(file: File): Promise<Size | null> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise((resolve) => {
      const image = new Image()
      image.addEventListener('load', () =>
        resolve({ width: image.naturalWidth, height: image.naturalHeight }),
      )
      image.addEventListener('error', () => resolve(null))
      image.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

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
