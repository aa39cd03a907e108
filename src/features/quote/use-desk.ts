import { useCallback, useRef, useState } from 'react'
import { type Desk, type DeskProblems, deskProblems, emptyDesk } from './rules/desk.ts'
import type { Question } from './use-prices.ts'

const none: DeskProblems = {}

/** The desk as it stands: what is typed is kept as it is typed, and is asked about only when it is in order. */
export function useDesk(start: Desk, keep: (desk: Desk) => void) {
  const [desk, setDesk] = useState(start)
  // Inputs keep what is typed: they begin again only when another desk is laid before them.
  const [edition, setEdition] = useState(0)
  const [question, setQuestion] = useState<(Question & { readonly desk: Desk }) | null>(null)
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(desk)
  const change = useCallback(
    (part: Partial<Desk>) => {
      // Two inputs may change before the next drawing.
      latest.current = { ...latest.current, ...part }
      setDesk(latest.current)
      keep(latest.current)
    },
    [keep],
  )
  const ask = () => {
    const now = latest.current
    if (Object.keys(deskProblems(now)).length > 0) return setRefusals((count) => count + 1)
    setRefusals(0)
    return setQuestion({ turn: Date.now(), asked: now, extras: now.extras, desk: now })
  }
  const lay = (next: Desk) => {
    change(next)
    setEdition((count) => count + 1)
    setRefusals(0)
    setQuestion(null)
  }
  return {
    desk,
    edition,
    change,
    ask,
    question,
    /** Lays another desk out, and asks about it. */
    take: (next: Desk) => {
      lay(next)
      ask()
    },
    clear: () => lay(emptyDesk),
    refusals,
    /** Said only once somebody has asked too early. */
    problems: refusals > 0 ? deskProblems(desk) : none,
    isOld: question !== null && asked(question.desk) !== asked(desk),
  }
}

/** What of a desk makes a price: not who receives it, nor how it is shown. */
function asked(desk: Desk): string {
  return JSON.stringify({ ...desk, currency: '', consignee: null })
}

export type DeskState = ReturnType<typeof useDesk>
