import { useCallback, useRef, useState } from 'react'
import { type Desk, type DeskProblems, deskProblems, emptyDesk } from './rules/desk.ts'
import type { Question } from './use-prices.ts'

const none: DeskProblems = {}

/** The state of the quote form: each change is stored, and a request is made only from a valid form. */
export function useDesk(start: Desk, keep: (desk: Desk) => void) {
  const [desk, setDesk] = useState(start)
  // Inputs are uncontrolled: `edition` remounts them when other values are loaded.
  const [edition, setEdition] = useState(0)
  const [question, setQuestion] = useState<(Question & { readonly desk: Desk }) | null>(null)
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(desk)
  const change = useCallback(
    (part: Partial<Desk>) => {
      // Two inputs may change before the next render.
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
    /** Loads other values into the form, and requests their prices. */
    take: (next: Desk) => {
      lay(next)
      ask()
    },
    clear: () => lay(emptyDesk),
    refusals,
    /** Shown only after a request with invalid values. */
    problems: refusals > 0 ? deskProblems(desk) : none,
    isOld: question !== null && asked(question.desk) !== asked(desk),
  }
}

/** The values that determine the price, without the consignee and the currency. */
function asked(desk: Desk): string {
  return JSON.stringify({ ...desk, currency: '', consignee: null })
}

export type DeskState = ReturnType<typeof useDesk>
