import type { ContentIssue } from '#descriptor/content-check.ts'

/** Scrolls to the field of an issue and focuses it. */
export function showIssue(form: HTMLElement, issue: ContentIssue): void {
  const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(issue.field)}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  const target = elementOf(field, issue) ?? field
  target.scrollIntoView({ block: 'center' })
}

function elementOf(field: HTMLElement, issue: ContentIssue): Element | undefined {
  if (issue.kind === 'silentPictures') {
    return [...field.querySelectorAll('img')].find((picture) => picture.alt.trim() === '')
  }
  if (issue.kind !== 'deadLink') return undefined
  return [...field.querySelectorAll('a')].find((link) => link.getAttribute('href') === issue.href)
}
