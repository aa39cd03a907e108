import { useEffect, useState } from 'react'

/** A value of a record. */
export type Value = string | number | boolean | null | undefined

/** A record as it comes. */
export type Raw = Readonly<Record<string, Value>>

/** What a read answers with: a page of rows, or one record. */
export interface ResponseBody {
  readonly data: Raw & { readonly results?: readonly Raw[]; readonly pagination?: { readonly total: number } }
}

/** The answer of a read; the last one stays until the next is here. */
export function useFetch(address: string): ResponseBody['data'] | undefined {
  const [body, setBody] = useState<ResponseBody>()
  useEffect(() => {
    let isStale = false
    void fetch(`/baseline${address}`)
      .then((response) => response.json())
      .then((next: ResponseBody) => isStale || setBody(next))
    return () => {
      isStale = true
    }
  }, [address])
  return body?.data
}
