/** The pixels of one rem: 16, or more where the user has chosen larger text. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
