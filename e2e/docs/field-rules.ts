import type { Condition } from '#descriptor/conditions/condition.ts'
import type { Field } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { fill } from '#text/text.ts'
import type { Dictionary } from './dictionary.ts'
import { type Html, html } from './html.ts'

/** The rules of a field, one line each. */
export function fieldRules(resource: Resource, name: string, dictionary: Dictionary): readonly Html[] {
  const field = resource.fields[name]
  if (!field) throw new RangeError(`${resource.name} has no field ${name}`)
  const { message, text } = dictionary
  const labelOf = (other: string) => text(resource.fields[other]?.label ?? other)
  const lines = [
    field.required && message('required'),
    field.readOnly && field.kind !== 'readOnly' && message('readOnly'),
    ...limits(field, dictionary),
    uniqueFields(resource).includes(name) && message('unique'),
    field.blankTo && message('blankTo', { field: labelOf(field.blankTo) }),
    'slugFrom' in field && field.slugFrom && message('slugFrom', { field: labelOf(field.slugFrom) }),
    'notBelow' in field && field.notBelow && message('notBelow', { field: labelOf(field.notBelow) }),
    field.kind === 'birthday' && message('age'),
    field.stamp && message(field.stamp.from === 'subject' ? 'stampSubject' : 'stampName'),
    initialOf(field, dictionary),
    field.alias && message('alias', { names: field.alias.join(', ') }),
    field.at && message('at', { path: field.at }),
    field.help && text(field.help),
    ...conditionsOf(resource, name, dictionary),
  ]
  return [
    ...referenceOf(field, dictionary),
    ...lines.flatMap((line) => (line ? [html`${line}`] : [])),
    ...optionsOf(field, dictionary),
  ]
}

/** The sentences of the conditions that a field is under. */
function conditionsOf(resource: Resource, name: string, dictionary: Dictionary): readonly string[] {
  const { text, message, number } = dictionary
  const own = resource.conditions?.filter(({ field }) => field === name) ?? []
  return own.map((condition) => {
    const { reason, required, blank, min, max } = condition
    if (reason) return fill(text(reason), { min: min ?? '', max: max ?? '' })
    const rules = [
      required && message('required'),
      blank && message('blank'),
      min !== undefined && message('least', { min: number(min) }),
      max !== undefined && message('most', { max: number(max) }),
    ]
    return message('when', {
      values: valuesOf(resource, condition, dictionary),
      rule: rules.filter(Boolean).join(', '),
    })
  })
}

/** The values of other fields for which a condition holds. */
function valuesOf({ fields }: Resource, { when }: Condition, { text, message }: Dictionary): string {
  return Object.entries(when)
    .map(([name, wanted]) => {
      const field = fields[name]
      const labelOf = (value: unknown) => {
        if (typeof value === 'boolean') return message(value ? 'yes' : 'no')
        const label = field?.kind === 'choice' ? field.options[String(value)] : undefined
        return label === undefined ? String(value) : text(label)
      }
      return `“${text(field?.label ?? name)}”: ${[wanted].flat().map(labelOf).join(' / ')}`
    })
    .join(', ')
}

function limits(
  field: Field,
  { message, text, number }: Dictionary,
): readonly (string | false | undefined)[] {
  const { max } = field as { readonly max?: number }
  const { min } = field as { readonly min?: number }
  if (field.kind === 'number' || field.kind === 'money') {
    const unit = field.kind === 'number' ? field.unit : field.currency
    const range =
      min !== undefined && max !== undefined
        ? message('between', { min: number(min), max: number(max) })
        : (max !== undefined && message('most', { max: number(max) })) ||
          (min !== undefined && message('least', { min: number(min) }))
    return [
      (field.kind === 'money' || field.integer) && message('whole'),
      field.kind === 'number' &&
        field.decimals !== undefined &&
        message('decimals', { decimals: number(field.decimals) }),
      range,
      unit && message('unit', { unit: text(unit) }),
    ]
  }
  if (max === undefined) return []
  const isList = ['images', 'references', 'rows'].includes(field.kind)
  const columns = field.kind === 'rows' ? Object.values(field.columns).map(({ label }) => text(label)) : []
  return [
    columns.length > 0 && message('columns', { names: columns.join(', ') }),
    message(isList ? 'count' : 'length', { max: number(max) }),
    field.kind === 'text' && field.identifier && message('identifier'),
  ]
}

function initialOf(field: Field, { message, text }: Dictionary): string | false {
  const { initial } = field
  if (initial === undefined || initial === false || typeof initial === 'object') return false
  if (initial === true) return message('initial', { value: message('yes') })
  const label = field.kind === 'choice' ? field.options[String(initial)] : undefined
  return message('initial', { value: label === undefined ? String(initial) : text(label) })
}

function referenceOf(field: Field, { message, text }: Dictionary): readonly Html[] {
  if (!('to' in field)) return []
  const { name } = field.to()
  const { title } = field.to() as { readonly title?: string }
  return [html`${message('refersTo')} <a href="${name}.html">${text(title ?? name)}</a>`]
}

/** The values of a choice with their labels. */
function optionsOf(field: Field, { text }: Dictionary): readonly Html[] {
  if (field.kind !== 'choice' && field.kind !== 'manyChoice') return []
  const options = Object.entries({ ...field.options, ...field.legacyOptions })
  return [
    html`${options.map(([value, label], at) => html`${at > 0 && ' · '}<code>${value}</code> ${text(label)}`)}`,
  ]
}
