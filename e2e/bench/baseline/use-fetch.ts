import { useEffect, useState } from 'react'

/** A value of a record. */
export type Value = string | number | boolean | null | undefined

/** A record of a response. */
export type Raw = Readonly<Record<string, Value>>

/** The body of a response: a page of rows, or one record. */
export interface ResponseBody {
  readonly data: Raw & { readonly results?: readonly Raw[]; readonly pagination?: { readonly total: number } }
}

/** The data of a GET request; keeps the previous data until the next response. */
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
