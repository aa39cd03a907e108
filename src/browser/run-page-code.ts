/** Milliseconds after which the code of the page waits for nothing else. */
const patience = 2000

/** Milliseconds until the first byte of the page, below which a response comes sooner than the code of the page is evaluated. */
const fastResponseMs = 50

/**
 * Runs the code of the page once a promise is settled, or after two seconds: a storage may never answer. On a fast line it
 * runs the code at once.
 */
export async function runPageCodeAfter(first: Promise<unknown>): Promise<void> {
  if (pageDelay() < fastResponseMs) return runPageCode()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([first.catch(() => undefined), late])
  clearTimeout(timer)
  await runPageCode()
}

/** Milliseconds between the request of the page and the first byte of its response; infinite for a page from the browser's cache. */
function pageDelay(): number {
  const page: Partial<PerformanceNavigationTiming> | undefined = performance.getEntriesByType('navigation')[0]
  if (!page?.transferSize) return Number.POSITIVE_INFINITY
  return (page.responseStart ?? Number.POSITIVE_INFINITY) - (page.requestStart ?? 0)
}

/**
 * Runs the code of the page, which the build has made a preloaded file. As for a script that the page runs itself, the page
 * has been parsed and its style sheets are there. Does nothing where the page runs it itself, as from the dev server.
 */
async function runPageCode(): Promise<void> {
  const code = document.querySelector<HTMLLinkElement>('link[data-page-code]')
  if (!code) return
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(sheets.filter(({ sheet }) => !sheet).map(ended))
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = code.href
  document.head.append(script)
}

/** Resolves when a style sheet has loaded or failed. */
function ended(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
  })
}
