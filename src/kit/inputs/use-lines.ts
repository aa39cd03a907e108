import { useState } from 'react'
import type { Line } from './rows-line.tsx'

/** The lines of an uncontrolled table, each with a stable key: removing one must not move the inputs of the others. */
export function useLines(initial: readonly Line[], onChange: ((lines: readonly Line[]) => void) | undefined) {
  const [lines, setLines] = useState(() => initial.map((line, at) => ({ key: at, line })))
  const change = (next: typeof lines) => {
    setLines(next)
    onChange?.(next.map(({ line }) => line))
  }
  return {
    lines,
    setCell: (key: number, column: string, value: unknown) =>
      change(lines.map((one) => (one.key === key ? { key, line: { ...one.line, [column]: value } } : one))),
    /** Adds a line at the end and returns its key. */
    add: (line: Line) => {
      const key = Math.max(-1, ...lines.map((one) => one.key)) + 1
      change([...lines, { key, line }])
      return key
    },
    remove: (key: number) => change(lines.filter((one) => one.key !== key)),
  }
}
