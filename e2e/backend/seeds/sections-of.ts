import { readFileSync } from 'node:fs'

/** The sections of a file of words, each from its heading to the next. */
export function sectionsOf(name: string): readonly string[] {
  const html = readFileSync(new URL(`words/${name}.html`, import.meta.url), 'utf8')
  return html.replaceAll('\n', '').split(/(?=<h2>)/)
}
