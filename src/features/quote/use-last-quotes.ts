import { useEffect, useRef } from 'react'
import { readQuotes, withQuote } from './kept-quote.ts'
import type { useAnswers } from './use-answers.ts'
import type { DeskState } from './use-desk.ts'
import { useKept } from './use-kept.ts'

/** The last quotes of the current user; a request is added once all its responses have arrived. */
export function useLastQuotes({ question }: DeskState, { answers, extra }: ReturnType<typeof useAnswers>) {
  const [quotes, write] = useKept('quotes', readQuotes)
  const noted = useRef(0)
  const isAnswered =
    answers.length > 0 &&
    !extra.isFetching &&
    answers.every(({ state }) => state === 'ready' || state === 'failed')
  useEffect(() => {
    if (!question || !isAnswered || !quotes || noted.current === question.turn) return
    const prices = answers.flatMap(({ service, cost }) =>
      cost ? [{ name: service.label, total: cost.total, currency: cost.currency }] : [],
    )
    if (prices.length === 0) return
    noted.current = question.turn
    write(withQuote(quotes, { at: question.turn, desk: question.desk, prices }))
  }, [question, isAnswered, quotes, answers, write])
  return quotes ?? []
}
