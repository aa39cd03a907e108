import type { Page } from '@playwright/test'

/** A request of a page load; times are milliseconds since the navigation. */
export interface LoadedRequest {
  readonly name: string
  readonly start: number
  readonly response: number
  readonly end: number
  /** Bytes on the wire with headers; 0 from the cache. */
  readonly bytes: number
}

/** The document of a page and its requests, by their start. */
export async function waterfallOf(page: Page): Promise<readonly LoadedRequest[]> {
  const requests = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, startTime, responseStart, responseEnd, transferSize }) => {
        const { pathname, search } = new URL(name)
        return {
          name: pathname + search,
          start: startTime,
          response: responseStart,
          end: responseEnd,
          bytes: transferSize,
        }
      }),
  )
  return requests.toSorted((a, b) => a.start - b.start)
}

/** KiB of the responses that had arrived at a time. */
export function wireUntil(requests: readonly LoadedRequest[], time: number): number {
  return requests.reduce((sum, { end, bytes }) => (end <= time ? sum + bytes : sum), 0) / 1024
}

/** Prints the requests that began before the rows appeared. */
export function printWaterfall(title: string, requests: readonly LoadedRequest[], rows: number): void {
  const lines = requests
    .filter(({ start }) => start <= rows)
    .map(({ name, start, response, end, bytes }) => {
      const times = [start, response, end].map((time) => time.toFixed(0).padStart(6)).join(' ')
      return `  ${times} ${(bytes / 1024).toFixed(1).padStart(7)}  ${name}`
    })
  console.log(`${title}: rows at ${rows.toFixed(0)}\n   start  first   last     KiB\n${lines.join('\n')}`)
}
