/** Milliseconds after which the code of the page waits for nothing else. */
const patience = 2000

/** Runs the code of the page once a promise is settled, or after two seconds: a storage may never answer. */
export async function runPageCodeAfter(first: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([first.catch(() => undefined), late])
  clearTimeout(timer)
  await runPageCode()
}

/**
 * Runs the code of the page, which the build has made a preloaded file. As for a script that the page runs itself, the page
 * has been parsed and its style sheets are there. Does nothing where the page runs it itself, as from the dev server.
 */
async function runPageCode(): Promise<void> {
  // Before that the link may be missing: on a slow line the rest of the page arrives after the chunk of the cache has run.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const code = document.querySelector<HTMLLinkElement>('link[data-page-code]')
  if (!code) return
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
