import { useEffect, useRef, useState } from 'react'
import { useRelated } from '#hooks/relations/use-related.ts'
import type { RelationLine } from './relation-lines.ts'

/** Milliseconds for which a delete waits for the uses of its records; the server refuses it where they are in use. */
const waitMs = 4000

/** The uses of some records that are about to be deleted. */
export interface Uses {
  /** Since when the uses are counted, in milliseconds since 1970. */
  readonly since: number
  /** How many uses are known; there may be more. */
  readonly count: number
  /** Whether a delete waits for the count. */
  readonly isWaiting: boolean
  /** Calls a function unless uses are found, which the user has to see first; waits for the count. */
  readonly unlessUsed: (run: () => void) => void
}

/** Counts the uses of records for the dialog that deletes them. */
export function useUses(lines: readonly RelationLine[]): Uses {
  const [since] = useState(Date.now)
  const questions = lines.flatMap((line) => line.questions)
  const { status, count } = useRelated(questions, true, since)
  const isKnown = questions.length === 0 || status === 'known' || status === 'unknown'
  const waiting = useRef<(() => void) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const end = () => {
      setWaiting(false)
      if (count === 0) waiting.current?.()
    }
    const timer = setTimeout(end, isKnown ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isKnown, count])
  const unlessUsed = (run: () => void) => {
    if (isKnown && count === 0) return run()
    waiting.current = run
    setWaiting(!isKnown)
  }
  return { since, count, isWaiting, unlessUsed }
}
