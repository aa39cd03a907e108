/** The range of the first gap of an answer, or of a placeholder that was never filled; null without one. */
export function gapIn(answer: string): readonly [start: number, end: number] | null {
  const gap = /\[[^[\]\n]+\]|\{[^{}\n]+\}/.exec(answer)
  return gap && [gap.index, gap.index + gap[0].length]
}
