import { useEffect, useState } from 'react'

/** A value of a record. */
export type Value = string | number | boolean | null | undefined

/** A record as it comes. */
export type Raw = Readonly<Record<string, Value>>

/** What a read answers with: a page of rows, or one record. */
export interface Answer {
  readonly data: Raw & { readonly results?: readonly Raw[]; readonly pagination?: { readonly total: number } }
}

/** The answer of a read; the last one stays until the next is here. */
export function useAnswer(address: string): Answer['data'] | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isLate = false
    void fetch(`/floor${address}`)
      .then((response) => response.json())
      .then((body: Answer) => isLate || setAnswer(body))
    return () => {
      isLate = true
    }
  }, [address])
  return answer?.data
}
