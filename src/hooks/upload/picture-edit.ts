import type { AdvisedSize } from '#descriptor/field-parts.ts'
import type { Size } from './picture-size.ts'

/** A part of a picture, in shares of its width and height. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The changes of a picture: it is turned, then cut, then made smaller. */
export interface PictureEdit {
  /** Quarter turns to the right. */
  readonly turns: number
  readonly cut: Cut | null
}

/** A picture as it is. */
export const noEdit: PictureEdit = { turns: 0, cut: null }

/** The size of pictures without an advised one: wider ones are shown nowhere. */
export const usualSize: AdvisedSize = { width: 2000, height: 2000 }

/** Bytes above which a picture is offered to be made smaller, whatever its size. */
const heavy = 1024 * 1024

/** Whether a picture is larger or heavier than its field needs. */
export function isTooLarge(file: Pick<File, 'size'>, size: Size, most: Size): boolean {
  return size.width > most.width || size.height > most.height || file.size > heavy
}

/** Whether a place of one ratio would show less than nine tenths of a picture. */
export function isCutOff(size: Size, { width, height, fixedRatio }: AdvisedSize): boolean {
  const shown = middleCut(size, width / height)
  return fixedRatio === true && shown.width * shown.height < 0.9
}

/** The pixels and bytes of the largest picture that is edited: its pixels would take more memory than many computers have. */
const editableLimits = { pixels: 100_000_000, bytes: 100 * 1024 * 1024 } as const

/** Whether a picture is small enough to be decoded. */
export function isEditable(file: Pick<File, 'size'>, { width, height }: Size): boolean {
  return file.size <= editableLimits.bytes && width * height <= editableLimits.pixels
}

/** The size of a picture after quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The part of a turned picture that stays, in whole pixels. */
export function cutArea(turned: Size, cut: Cut | null): Cut {
  const { x, y, width, height } = cut ?? whole
  const left = Math.round(x * turned.width)
  const top = Math.round(y * turned.height)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(Math.round(width * turned.width), turned.width - left)),
    height: Math.max(1, Math.min(Math.round(height * turned.height), turned.height - top)),
  }
}

const whole: Cut = { x: 0, y: 0, width: 1, height: 1 }

/** The size of an edited picture: within `most` in both directions, never enlarged. */
export function editedSize(size: Size, { turns, cut }: PictureEdit, most: Size): Size {
  return fittedSize(cutArea(turnedSize(size, turns), cut), most)
}

/** A size made smaller to fit into another one in both directions, in whole pixels. */
export function fittedSize({ width, height }: Size, most: Size): Size {
  const share = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** The largest cut of a ratio, in the middle of a picture. */
export function middleCut(turned: Size, ratio: number): Cut {
  const width = Math.min(1, (turned.height * ratio) / turned.width)
  const height = Math.min(1, turned.width / ratio / turned.height)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
