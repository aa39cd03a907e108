import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { phoneSpellings } from '#descriptor/search.ts'
import { mailLink } from '#kit/cells/mail-link.ts'

/** The ways to reach the writer of a record; '' for a missing one. */
export interface Reach {
  readonly phone: string
  readonly email: string
}

/** The phone number and e-mail address of a record, from the fields that its inbox names. */
export function reachOf(resource: Resource, row: RowBase): Reach {
  const names = resource.inbox?.reach ?? []
  const first = (kind: 'phone' | 'email') =>
    names
      .filter((name) => fieldOf(resource, name).kind === kind)
      .map((name) => readText(valueOf(row, name)).trim())
      .find((value) => value !== '') ?? ''
  return { phone: first('phone'), email: first('email') }
}

/** The digits of a phone number as the country dials it. */
export function dialled(phone: string): string {
  return (phoneSpellings(phone)[0] ?? phone).replace(/[^\d+]/g, '')
}

/** A phone number in groups, as people read it. */
export function groupedPhone(phone: string): string {
  const digits = dialled(phone)
  return /^0\d{9}$/.test(digits) ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') : phone
}

/** The address of a chat with the owner of a phone number; '' for something else than a number. */
export function zaloHref(phone: string): string {
  const digits = dialled(phone).replace(/\D/g, '')
  return digits.length >= 9 ? `https://zalo.me/${digits}` : ''
}

/** The address that opens an e-mail with subject and text. */
export function mailHref(email: string, subject: string, body: string): string {
  const title = subject === '' ? '' : `subject=${encodeURIComponent(`Re: ${subject}`)}&`
  return `${mailLink(email)}?${title}body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
