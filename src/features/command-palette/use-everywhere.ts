import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import { fold } from '#descriptor/fold.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { canSearch, searchRecords } from '#hooks/read/search-records.ts'

/** The first matching records of an entity and the total number of matches. */
export interface FoundRecords {
  readonly resource: Resource
  readonly rows: readonly Row[]
  readonly total: number
  /** The query of this result. */
  readonly words: string
}

/** The state of a search through every entity. */
export interface Everywhere {
  readonly found: readonly FoundRecords[]
  readonly failed: readonly Resource[]
  readonly isBusy: boolean
  readonly retry: () => void
}

/** Debounce in milliseconds, rows per entity, and concurrent requests. */
const pause = 200
const most = 4
const atOnce = 4

/** Whether a query is long enough: two letters, or one character of a script such as Japanese. */
export function isSearch(words: string): boolean {
  return fold(words.trim()).length > 1 || /[^\p{Script=Latin}\p{P}\p{Z}\p{N}]/u.test(words)
}

/** The results of one query; entities without a response yet keep their results of the previous query. */
interface Answers {
  readonly asked: string
  readonly found: ReadonlyMap<string, FoundRecords>
  readonly failed: readonly Resource[]
  readonly isDone: boolean
}

/** Searches many entities. Results are rendered on arrival; requests of earlier queries are aborted. */
export function useEverywhere(resources: readonly Resource[], words: string): Everywhere {
  const [run, setRun] = useState(0)
  const [limit] = useState(() => pLimit(atOnce))
  const [answers, setAnswers] = useState<Answers>({ asked: '', found: new Map(), failed: [], isDone: true })
  const asked = isSearch(words) ? `${run} ${words}` : ''
  useEffect(() => {
    if (asked === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const tell = (next: (last: Answers) => Partial<Answers>) => {
      if (signal.aborted) return
      setAnswers((last) => {
        const own = last.asked === asked ? last : { ...last, asked, failed: [], isDone: false }
        return { ...own, ...next(own) }
      })
    }
    const search = async (resource: Resource) => {
      try {
        const found = await limit(() => searchIn(resource, words, signal))
        tell((last) => ({ found: new Map(last.found).set(resource.name, found) }))
      } catch {
        tell((last) => ({ failed: [...last.failed, resource] }))
      }
    }
    const searchAll = () =>
      Promise.all(resources.filter(canSearch).map(search)).then(() => tell(() => ({ isDone: true })))
    const timer = setTimeout(() => void searchAll(), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [resources, words, asked, limit])
  const isOwn = answers.asked === asked
  const isDone = asked === '' || (isOwn && answers.isDone)
  const found = asked === '' ? [] : resources.flatMap(({ name }) => answers.found.get(name) ?? [])
  return {
    found: isDone ? found.filter((one) => one.words === words) : found,
    failed: isOwn ? answers.failed : [],
    isBusy: !isDone,
    retry: () => setRun((last) => last + 1),
  }
}

async function searchIn(resource: Resource, words: string, signal: AbortSignal): Promise<FoundRecords> {
  const found = await searchRecords(resource, words, { size: most, signal })
  return { resource, rows: found?.rows.slice(0, most) ?? [], total: found?.total ?? 0, words }
}
