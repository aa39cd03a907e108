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
