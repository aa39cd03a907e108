import type { Finding } from '#descriptor/readiness.ts'

/** Brings what a finding is about into view and puts the focus into its field. */
export function showFinding(form: HTMLElement, finding: Finding): void {
  const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(finding.field)}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  const place = placeIn(field, finding) ?? field
  place.scrollIntoView({ block: 'center' })
}

function placeIn(field: HTMLElement, finding: Finding): Element | undefined {
  if (finding.is === 'silentPictures') {
    return [...field.querySelectorAll('img')].find((picture) => picture.alt.trim() === '')
  }
  if (finding.is !== 'deadLink') return undefined
  return [...field.querySelectorAll('a')].find((link) => link.getAttribute('href') === finding.href)
}
