import type { ValueSpelling } from '#descriptor/wire/query-names.ts'
/** A value within a text, as operators of a filter are spelt: `inTemplate('eq.{value}')`, `inTemplate('ilike.*{value}*')`. */
export function inTemplate(template: string): ValueSpelling {
  const parts = template.split('{value}')
  const [before = '', ...others] = parts
  const write = (value: string) => parts.join(value)
  return {
    name: template,
    write,
    read: (sent) => {
      const length = (sent.length - parts.join('').length) / others.length
      const value = length > 0 ? sent.slice(before.length, before.length + length) : ''
      return write(value) === sent ? value : ''
    },
  }
}
