import { parse } from 'yaml'

/** The content of a document in JSON or YAML; throws a sentence with the line of a mistake. */
export function readDocument(text: string): unknown {
  // Every JSON text of a document is YAML as well, but its own parser is faster and names the position in JSON.
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? JSON.parse(content) : parse(content)
}
