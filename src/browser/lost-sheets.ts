const lost = new Set<HTMLLinkElement>()

/** Notes each style sheet that fails to load: Vite requests those of a chunk once in the life of a page. */
export function noteLostSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  }
  window.addEventListener('error', note, true)
}

/** Requests the style sheets that have failed once more; resolves when each has loaded or failed again. */
export async function requestLostSheets(): Promise<void> {
  const sheets = [...lost]
  lost.clear()
  await Promise.all(sheets.map(requestAgain))
}

function requestAgain(sheet: HTMLLinkElement): Promise<unknown> {
  const again = sheet.cloneNode()
  sheet.replaceWith(again)
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) again.addEventListener(event, resolve, { once: true })
  })
}
