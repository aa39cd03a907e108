/** A spelling of a value in a parameter: the app writes it, the back-end reads it. */
export interface ValueSpelling {
  readonly name: string
  readonly write: (value: string) => string
  /** The value of a parameter; '' for one that is spelt otherwise. */
  readonly read: (sent: string) => string
}

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
