import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourceTexts } from './source-texts.ts'

type Catalogue = Readonly<Record<string, unknown>>

const catalogues = ['jp.json', 'en.json']

/** What catalogues and shown texts do not have in common, one line each. */
export function translationGaps(
  texts: ReadonlySet<string>,
  translated: Readonly<Record<string, Catalogue>>,
): readonly string[] {
  return Object.entries(translated).flatMap(([file, catalogue]) => [
    ...[...texts]
      .filter((text) => !Object.hasOwn(catalogue, text))
      .map((text) => `${file} has no translation of ${JSON.stringify(text)}`),
    ...Object.keys(catalogue)
      .filter((text) => !texts.has(text))
      .map((text) => `${file} translates ${JSON.stringify(text)}, which nothing shows`),
  ])
}

/** The gaps of the project's own catalogues. */
function ownGaps(): readonly string[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../src/text/${file}`, import.meta.url), 'utf8')) as Catalogue
  return translationGaps(sourceTexts(), Object.fromEntries(catalogues.map((file) => [file, read(file)])))
}

// tsx e2e/run/translations.ts --release: names the gaps; with `--release` they are an error.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const gaps = ownGaps()
  if (gaps.length > 0) console.log(gaps.join('\n'))
  if (gaps.length > 0 && process.argv.includes('--release')) process.exitCode = 1
}
