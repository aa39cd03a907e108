/** The limits of an uploaded picture, checked before the upload and again by the back-end. */
export const pictureLimits = {
  /** Detected from the content, never from the file name. SVG is excluded, as it can contain scripts. */
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  bytes: 8 * 1024 * 1024,
  /** Over all frames of an animation: a few kilobytes may decode to more than the available memory. */
  pixels: 60_000_000,
} as const
