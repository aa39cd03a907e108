import { hasFirstReads } from '#session/first-reads.ts'

/**
 * Fetches the code of the private pages beside that of every page, where reads of a signed-in user are remembered: without
 * this it would be found by the code that imports it. The build writes its links into a template of `index.html`.
 */
export function preloadPrivateCode(): void {
  const links = document.querySelector<HTMLTemplateElement>('#private-code')
  if (links && hasFirstReads()) document.head.append(links.content)
}
