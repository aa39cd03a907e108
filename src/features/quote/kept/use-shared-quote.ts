import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { KeptQuote } from './kept-quote.ts'
import { hasQuote, type LinkProblem, readFragment } from './share-link.ts'

/** The quote of the link that opened the page, or why it cannot be read; `close` removes it from the address. */
export function useSharedQuote(): {
  readonly shared: KeptQuote | LinkProblem | undefined
  readonly close: () => void
} {
  const { history } = useRouter()
  const [shared, setShared] = useState<KeptQuote | LinkProblem>()
  useEffect(() => {
    let last = ''
    const read = async () => {
      const { hash } = location
      last = hash
      const found = hasQuote(hash) ? await readFragment(hash, Date.now()) : undefined
      // Another link may have been opened in the meantime.
      if (last === hash) setShared(found)
    }
    const onChange = () => void read()
    onChange()
    window.addEventListener('hashchange', onChange)
    return () => {
      last = ''
      window.removeEventListener('hashchange', onChange)
    }
  }, [])
  const close = useCallback(() => {
    setShared(undefined)
    history.replace(`${location.pathname}${location.search}`)
  }, [history])
  return { shared, close }
}
