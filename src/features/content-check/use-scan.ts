import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Scan, scanContent, unscanned } from './scan-content.ts'

/** Scans all records of a resource for content issues after mounting; the scan can be stopped. */
export function useScan(resource: ResourceWith<'list'>, resources: readonly Resource[]) {
  const cache = useQueryClient()
  const [run, setRun] = useState(1)
  const [progress, setProgress] = useState<{ readonly of: number; readonly scan: Scan } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    let isGone = false
    void scanContent({
      resource,
      resources,
      cache,
      signal: controller.signal,
      onProgress: (scan) => !isGone && setProgress({ of: run, scan }),
    })
    return () => {
      isGone = true
      controller.abort()
    }
  }, [resource, resources, cache, run])
  return {
    scan: progress?.of === run ? progress.scan : unscanned,
    stop: () => running.current?.abort(),
    again: () => setRun((last) => last + 1),
  }
}
