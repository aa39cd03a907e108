/** What a picture may be at most, told before it is sent and checked again by the back-end. */
export const pictureLimits = {
  /** Known by their content, never by their name; SVG is no picture but a program. */
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  bytes: 8 * 1024 * 1024,
  /** Over all frames of an animation: a few kilobytes can otherwise unfold to more than a reader's memory. */
  pixels: 60_000_000,
} as const
