import type { Resource } from '#descriptor/resource.ts'
import type { ApiCall } from '../backend/openapi/api-call.ts'
import { resourceCalls } from '../backend/openapi/resource-calls.ts'
import type { Dictionary } from './dictionary.ts'
import { type Html, html } from './html.ts'
import { lookupName, operationNames } from './names.ts'

/** The calls of an entity with their parameters and an example. */
export function callsSection(resource: Resource, dictionary: Dictionary): Html {
  const calls = resourceCalls(resource)
  return html`<section id="calls"><h2>${dictionary.message('calls')}</h2>${calls.map((call) => callEntry(resource, call, dictionary))}</section>`
}

function callEntry(resource: Resource, call: ApiCall, dictionary: Dictionary): Html {
  const { method, path, parameters = [], request, example } = call
  const { message } = dictionary
  const names = parameters.map(({ name }) => name)
  return html`<details class="call"><summary><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="what">${nameOf(resource, call, dictionary)}</span></summary>
${names.length > 0 && html`<p class="parameters"><span>${message('parameters')}</span> ${names.map((name) => html`<code>${name}</code> `)}</p>`}
${request !== undefined && html`<h3>${message('request')}</h3>${code(request)}`}
${example !== undefined && html`<h3>${message('answer')}</h3>${code(example)}`}
</details>`
}

const code = (value: unknown) => html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`

function nameOf(
  { operations }: Resource,
  { part = '' }: ApiCall,
  { language, text, message }: Dictionary,
): string {
  const view = operations.views?.[part.replace(/^view-/, '')]
  if (part.startsWith('view-') && view) return `${message('view')}: ${text(view.label)}`
  if (part.startsWith('by-')) return lookupName[language]
  return operationNames[part as keyof typeof operationNames][language]
}
