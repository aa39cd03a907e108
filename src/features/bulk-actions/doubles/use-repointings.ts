import { useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { type Merge, type ReadProgress, type Repointing, readRepointings } from '#hooks/doubles/repointing.ts'

interface Reading {
  readonly attempt: number
  readonly found: readonly Repointing[] | null
  readonly error: unknown
}

/** Reads the relations of the others of a merge, once: the changes that follow from it stay as they are while they are sent. */
export function useRepointings(resource: Resource, merge: Merge, resources: readonly Resource[]) {
  const [attempt, setAttempt] = useState(0)
  const [reading, setReading] = useState<Reading | null>(null)
  const [memory] = useState(() => new Map<string, Map<string, Row>>())
  const [progress, setProgress] = useState<ReadProgress | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (next: ReadProgress) => !signal.aborted && setProgress(next)
    readRepointings(resource, merge, resources, { signal, onProgress, memory }).then(
      (found) => !signal.aborted && setReading({ attempt, found, error: null }),
      (error: unknown) => !signal.aborted && setReading({ attempt, found: null, error }),
    )
    return () => controller.abort()
  }, [resource, merge, resources, memory, attempt])
  const isCurrent = reading?.attempt === attempt
  return {
    /** null while they are read, and after a failure. */
    found: isCurrent ? reading.found : null,
    error: isCurrent ? reading.error : null,
    /** Of the records that are read one by one; null before the first. */
    progress,
    /** Reads them again. */
    reread: () => setAttempt((last) => last + 1),
  }
}
