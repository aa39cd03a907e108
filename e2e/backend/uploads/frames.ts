/** The width and height of a picture or of one of its frames. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The limit of blocks in a picture; one of 8 MB has 33,000 of the usual length. */
export const MAX_BLOCKS = 100_000

/** Counts frames and their decoded pixels: a frame is decoded to the whole picture, or to its own size if that is larger. */
export function countFrames(whole: Size): {
  readonly add: (frame: Size) => void
  readonly counted: { readonly frames: number; readonly pixels: number }
} {
  const counted = { frames: 0, pixels: 0 }
  return {
    counted,
    add: (frame) => {
      counted.frames += 1
      counted.pixels += Math.max(whole.width * whole.height, frame.width * frame.height)
    },
  }
}
