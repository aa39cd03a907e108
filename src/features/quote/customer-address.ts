import { fold } from '#descriptor/fold.ts'
import { customerLabel, type QuoteValues } from './rules/quote-values.ts'

/** The words that Vietnamese has before a name. */
const honorifics = /^(?:anh|chị|cô|chú|bác|em|ông|bà|bạn|dì|cậu|mợ|thím)$/iu

/** A customer as a greeting has it. */
interface Address {
  /** The name, in Vietnamese with its form of address; '' without a name. */
  readonly name: string
  /** Whether the form of address is not known. */
  readonly isNeutral: boolean
}

/** A name without the word before it that may be a form of address; a name alone, such as "Anh", is none. */
export function withoutHonorific(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return rest.length > 0 && honorifics.test(first.normalize('NFC')) ? rest.join(' ') : name
}

/** How a message in a language addresses a customer: as it is known, or as the name itself begins. */
export function addressOf(values: Pick<QuoteValues, 'customer' | 'source'>, locale: string): Address {
  const honorific = values.customer?.honorific ?? ''
  // A typed customer may be a number, or have one after the name.
  const [label = ''] = customerLabel(values).split(' · ')
  const isTyped = values.customer?.label !== '' && values.customer?.value === ''
  const named = isTyped ? label.replace(/[+(]?\d[\d\s.()-]{5,}/g, ' ') : label
  const name = named.replaceAll(/\s+/g, ' ').trim()
  const [first = ''] = name.split(' ')
  const bare = withoutHonorific(name)
  const isAddressed = bare !== name
  // "Anh Thư" may be a whole name, "anh Thư" is not.
  const isName = fold(first) === 'anh' && !(first === first.toLowerCase() && bare !== bare.toLowerCase())
  if (!locale.startsWith('vi')) return { name: isName ? name : bare, isNeutral: false }
  const isOther = honorific !== '' && fold(first) !== fold(honorific)
  if (name === '' || (isAddressed && !isOther)) return { name, isNeutral: false }
  return { name: honorific === '' ? name : `${honorific} ${name}`, isNeutral: honorific === '' }
}
