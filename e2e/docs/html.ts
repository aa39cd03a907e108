/** Markup that is inserted as it is. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | false | undefined | readonly Html[]

/** Markup from a template; texts in it are escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map((string, at) => string + inserted(parts[at])).join('')
  return { markup }
}

function inserted(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
