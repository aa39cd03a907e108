import type { Resource } from '#descriptor/resource.ts'
import { type Texts, usualDeleteTexts } from '#descriptor/texts.ts'
import { callsSection } from './calls.ts'
import type { Dictionary } from './dictionary.ts'
import { fieldRules } from './field-rules.ts'
import { type Html, html } from './html.ts'
import { kindNames } from './names.ts'

/** The content of an entity's page: facts, fields, calls, texts of failure. */
export function entityPage(resource: Resource, dictionary: Dictionary): Html {
  const { text, message } = dictionary
  return html`<h1>${text(resource.title)}</h1>
${facts(resource, dictionary)}
<nav class="parts"><a href="#fields">${message('fields')}</a><a href="#calls">${message('calls')}</a><a href="#failures">${message('failures')}</a></nav>
${fieldsSection(resource, dictionary)}
${callsSection(resource, dictionary)}
${failuresSection(resource, dictionary)}`
}

function facts(resource: Resource, { text, message }: Dictionary): Html {
  const { path, tab, idKey, pagination, operations, list, fields } = resource
  const labels = (names: readonly string[]) =>
    names.map((name) => text(fields[name]?.label ?? name)).join(', ')
  const { position, size, perPage } = pagination
  const rows: readonly (readonly [string, Html | false])[] = [
    [message('address'), html`<code>${path}${tab && `?tab=${tab}`}</code>`],
    [message('id'), operations.read === undefined && html`<code>${idKey}</code>`],
    [
      message('pages'),
      operations.list !== undefined && html`${message('perPage', { position, size, rows: perPage })}`,
    ],
    [message('sortedBy'), list.sort !== undefined && html`${labels(list.sort)}`],
    [message('filteredBy'), list.filters !== undefined && html`${labels(list.filters)}`],
  ]
  return html`<dl class="facts">${rows.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${value}</dd></div>`] : []))}</dl>`
}

function fieldsSection(resource: Resource, dictionary: Dictionary): Html {
  const { message, text, language } = dictionary
  const rows = Object.entries(resource.fields).map(([name, field]) => {
    const rules = fieldRules(resource, name, dictionary)
    return html`<tr><th scope="row"><span class="label">${text(field.label)}</span><code>${field.at ?? name}</code></th><td>${kindNames[field.kind][language]}</td><td>${rules.length > 0 && html`<ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`}</td></tr>`
  })
  return html`<section id="fields"><h2>${message('fields')}</h2>
<table class="fields"><thead><tr><th scope="col">${message('field')}</th><th scope="col">${message('type')}</th><th scope="col">${message('rules')}</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function failuresSection(resource: Resource, { text, message }: Dictionary): Html {
  const { texts, operations, searchFailed } = resource
  const isRead = operations.list !== undefined
  const removal = operations.remove && (operations.remove.texts ?? usualDeleteTexts)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [message('refused'), texts.refused],
    [message('httpError'), texts.httpError],
    [message('unreachable'), texts.unreachable],
    [message('picture'), texts.picture],
    [message('notDeleted'), removal?.refused],
    [message('notListed'), isRead ? searchFailed : undefined],
  ]
  return html`<section id="failures"><h2>${message('failures')}</h2>
<dl class="facts">${rows.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${text(value)}</dd></div>`] : []))}</dl>
${isServerFirst(texts) && html`<p>${message('serverFirst')}</p>`}</section>`
}

const isServerFirst = ({ serverMessageFirst = false }: Texts) => serverMessageFirst
