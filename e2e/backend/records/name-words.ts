import { unmarked } from '#descriptor/fold.ts'

/** The words of a name in any spelling (camelCase, snake_case, kebab-case, with blanks), in lower case and without marks. */
export function nameWords(name: string): readonly string[] {
  const spaced = name.replace(/(\p{Ll}|\d)(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
  return (
    unmarked(spaced)
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  )
}
