import { readFileSync } from 'node:fs'
import type { Resource } from '#descriptor/resource.ts'
import { type Language, locales } from '#text/language.ts'
import type { Dictionary } from './dictionary.ts'
import { type Html, html } from './html.ts'
import { groupNames } from './names.ts'

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')

/** The file of the page that names all entities. */
export const OVERVIEW = 'index.html'

const languages: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English', jp: '日本語' }

/** A whole page: languages, the entities by group, and its content. */
export function shell(
  table: readonly Resource[],
  dictionary: Dictionary,
  page: { readonly file: string; readonly title: string; readonly content: Html },
): string {
  const { language, message } = dictionary
  const others = Object.entries(languages).map(([name, label]) =>
    name === language
      ? html`<span aria-current="true">${label}</span>`
      : html`<a href="../${name}/${page.file}" lang="${locales[name as Language]}">${label}</a>`,
  )
  const { markup } = html`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Bến</title>
<style>${{ markup: style }}</style>
</head>
<body>
<header><a class="home" href="${OVERVIEW}">Bến</a><nav class="languages">${others}</nav></header>
<div class="frame">
${
  page.file !== OVERVIEW &&
  html`<details class="menu"><summary>${message('entities')}</summary>${menu(table, dictionary, page.file)}</details>
<nav class="side">${menu(table, dictionary, page.file)}</nav>`
}
<main>${page.content}</main>
</div>
</body>
</html>
`
  return markup
}

/** The entities by group. */
export function menu(table: readonly Resource[], { language, text }: Dictionary, file: string): Html {
  const groups = [...new Set(table.map(({ group }) => group))]
  return html`${groups.map(
    (group) =>
      html`<div><p>${groupNames[group][language]}</p><ul>${table
        .filter((resource) => resource.group === group)
        .map(({ name, title }) => {
          const here = file === `${name}.html` && html` aria-current="page"`
          return html`<li><a href="${name}.html"${here}>${text(title)}</a></li>`
        })}</ul></div>`,
  )}`
}
