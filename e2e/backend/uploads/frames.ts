/** The width and height of a picture or of one of its frames. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Blocks that a picture may be made of; one of 8 MB has 33,000 of the usual length. */
export const MAX_BLOCKS = 100_000

/** Counts the frames of a picture and their pixels: a frame is unfolded to the whole picture, or to its own larger size. */
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
