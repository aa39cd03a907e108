import { cutArea, editedSize, type PictureEdit, turnedSize } from './picture-edit.ts'
import type { Size } from './picture-size.ts'

/**
 * The pixels of a file, turned by its EXIF data; rejects for an unreadable or truncated one, of which an image element
 * shows what there is. The caller closes them.
 */
export function decodePicture(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
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
 * and PNG for the others. The file itself where an unchanged picture would not become lighter.
 */
export async function editPicture(file: File, edit: PictureEdit, most: Size): Promise<File> {
  const picture = await decodePicture(file)
  const canvas = document.createElement('canvas')
  drawPicture(canvas, picture, edit, most)
  const isSmaller = canvas.width < picture.width || canvas.height < picture.height
  picture.close()
  const webp = await encode(canvas, 'image/webp')
  const blob =
    webp.type !== 'image/webp' && file.type === 'image/jpeg' ? await encode(canvas, file.type) : webp
  const isEdited = edit.turns !== 0 || edit.cut !== null
  if (!isEdited && !isSmaller && blob.size >= file.size) return file
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${ending}`
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified })
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
