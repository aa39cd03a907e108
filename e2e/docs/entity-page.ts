import type { Resource } from '#descriptor/resource.ts'
import { type Texts, usualDeleteTexts } from '#descriptor/texts.ts'
import { callsSection } from './calls.ts'
import type { Dictionary } from './dictionary.ts'
import { fieldRules } from './field-rules.ts'
import { type Html, html } from './html.ts'
import { kindNames } from './names.ts'

/** The content of an entity's page: facts, fields, calls, texts of failure. */
export function entityPage(resource: Resource, dictionary: Dictionary): Html {
  const { text, word } = dictionary
  return html`<h1>${text(resource.title)}</h1>
${facts(resource, dictionary)}
<nav class="parts"><a href="#fields">${word('fields')}</a><a href="#calls">${word('calls')}</a><a href="#failures">${word('failures')}</a></nav>
${fieldsSection(resource, dictionary)}
${callsSection(resource, dictionary)}
${failuresSection(resource, dictionary)}`
}

function facts(resource: Resource, { text, word }: Dictionary): Html {
  const { path, tab, idKey, pagination, operations, list, fields } = resource
  const labels = (names: readonly string[]) =>
    names.map((name) => text(fields[name]?.label ?? name)).join(', ')
  const { position, size, perPage } = pagination
  const rows: readonly (readonly [string, Html | false])[] = [
    [word('address'), html`<code>${path}${tab && `?tab=${tab}`}</code>`],
    [word('id'), operations.read === undefined && html`<code>${idKey}</code>`],
    [
      word('pages'),
      operations.list !== undefined && html`${word('perPage', { position, size, rows: perPage })}`,
    ],
    [word('sortedBy'), list.sort !== undefined && html`${labels(list.sort)}`],
    [word('filteredBy'), list.filters !== undefined && html`${labels(list.filters)}`],
  ]
  return html`<dl class="facts">${rows.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${value}</dd></div>`] : []))}</dl>`
}

function fieldsSection(resource: Resource, dictionary: Dictionary): Html {
  const { word, text, language } = dictionary
  const rows = Object.entries(resource.fields).map(([name, field]) => {
    const rules = fieldRules(resource, name, dictionary)
    return html`<tr><th scope="row"><span class="label">${text(field.label)}</span><code>${field.at ?? name}</code></th><td>${kindNames[field.kind][language]}</td><td>${rules.length > 0 && html`<ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`}</td></tr>`
  })
  return html`<section id="fields"><h2>${word('fields')}</h2>
<table class="fields"><thead><tr><th scope="col">${word('field')}</th><th scope="col">${word('type')}</th><th scope="col">${word('rules')}</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function failuresSection(resource: Resource, { text, word }: Dictionary): Html {
  const { texts, operations, searchFailed } = resource
  const isRead = operations.list !== undefined
  const removal = operations.remove && (operations.remove.texts ?? usualDeleteTexts)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [word('refused'), texts.refused],
    [word('httpError'), texts.httpError],
    [word('unreachable'), texts.unreachable],
    [word('picture'), texts.picture],
    [word('notDeleted'), removal?.refused],
    [word('notListed'), isRead ? searchFailed : undefined],
  ]
  return html`<section id="failures"><h2>${word('failures')}</h2>
<dl class="facts">${rows.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${text(value)}</dd></div>`] : []))}</dl>
${isServerFirst(texts) && html`<p>${word('serverFirst')}</p>`}</section>`
}

const isServerFirst = ({ serverMessageFirst = false }: Texts) => serverMessageFirst
