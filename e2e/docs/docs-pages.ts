import type { Resource } from '#descriptor/resource.ts'
import type { Language } from '#text/language.ts'
import { dictionaryOf } from './dictionary.ts'
import { entityPage } from './entity-page.ts'
import { html } from './html.ts'
import { menu, OVERVIEW, shell } from './shell.ts'

const languages: readonly Language[] = ['vi', 'en', 'jp']

/** The pages of a table of entities by file name: `vi/brand.html`; an overview in each language. */
export function docsPages(table: readonly Resource[]): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap((language): (readonly [string, string])[] => {
      const dictionary = dictionaryOf(language)
      const { message, text } = dictionary
      const overview = html`<h1>${message('entities')}</h1><p class="lead">${message('overview')}</p><div class="overview">${menu(table, dictionary, '')}</div>`
      const pages = table.map((resource) => ({
        file: `${resource.name}.html`,
        title: text(resource.title),
        content: entityPage(resource, dictionary),
      }))
      const all = [{ file: OVERVIEW, title: message('entities'), content: overview }, ...pages]
      return all.map((page) => [`${language}/${page.file}`, shell(table, dictionary, page)])
    }),
  )
}
