import pLimit from 'p-limit'
import { cutArea, editedSize, fittedSize, type PictureEdit, turnedSize } from './picture-edit.ts'
import type { Size } from './picture-size.ts'

/** The pixels of a large picture take hundreds of megabytes: one is decoded at a time. */
const decoding = pLimit(1)

/**
 * The pixels of a file, turned by its EXIF data, at most as large as `most`; the caller closes them. Rejects for an unreadable
 * or truncated one, of which an image element shows what there is, and where the signal is aborted before its turn.
 */
export function previewPicture(
  file: File,
  size: Size,
  most: Size,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  return decoding(() => {
    signal.throwIfAborted()
    const { width, height } = fittedSize(size, most)
    return createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
  })
}

/** Whether the browser can decode all of a picture, or its first frame. */
export async function canDecode(file: File): Promise<boolean> {
  try {
    const bitmap = await decoding(() => createImageBitmap(file))
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/** Draws an edited picture onto a canvas, at most as large as `most`. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  edit: PictureEdit,
  most: Size,
): void {
  const own = { width: picture.width, height: picture.height }
  const turned = turnedSize(own, edit.turns)
  const area = cutArea(turned, edit.cut)
  const sent = editedSize(own, edit, most)
  canvas.width = sent.width
  canvas.height = sent.height
  const context = canvas.getContext('2d')
  if (!context) throw new RangeError('The canvas has no context')
  context.imageSmoothingQuality = 'high'
  context.scale(sent.width / area.width, sent.height / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((edit.turns * Math.PI) / 2)
  context.drawImage(picture, -own.width / 2, -own.height / 2)
}

/**
 * The file of an edited picture: WebP, which keeps transparency, or where the browser cannot write it, JPEG for a JPEG
 * and PNG for the others. The file itself where an unchanged picture would not become lighter. Rejects like `previewPicture`.
 */
export function editPicture(file: File, edit: PictureEdit, most: Size, signal: AbortSignal): Promise<File> {
  return decoding(async () => {
    signal.throwIfAborted()
    const { canvas, isSmaller } = await drawn(file, edit, most)
    try {
      const webp = await encode(canvas, 'image/webp')
      const blob =
        webp.type !== 'image/webp' && file.type === 'image/jpeg' ? await encode(canvas, file.type) : webp
      const isEdited = edit.turns !== 0 || edit.cut !== null
      if (!isEdited && !isSmaller && blob.size >= file.size) return file
      const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg')
      const name = `${file.name.replace(/\.[^.]*$/, '')}.${ending}`
      return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
    } finally {
      // Frees its pixels at once.
      canvas.width = 0
    }
  })
}

async function drawn(file: File, edit: PictureEdit, most: Size) {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    drawPicture(canvas, picture, edit, most)
    return { canvas, isSmaller: canvas.width < picture.width || canvas.height < picture.height }
  } finally {
    picture.close()
  }
}

const quality = 0.85

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new RangeError('The canvas is too large'))),
      type,
      quality,
    )
  })
}
