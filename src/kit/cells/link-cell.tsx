import classes from './cells.module.css'
import { safeUrl } from './safe-url.ts'
import { TextCell } from './text-cell.tsx'

interface LinkCellProps {
  readonly value: string
  readonly kind: 'url' | 'email' | 'phone'
}

const schemes = { url: '', email: 'mailto:', phone: 'tel:' } as const

/** A web address, e-mail address or telephone number as a link, if it is safe; else its text. */
export function LinkCell({ value, kind }: LinkCellProps) {
  if (value === '') return null
  const href = safeUrl(schemes[kind] + (kind === 'phone' ? value.replace(/[^\d+]/g, '') : value))
  if (!href) return <TextCell value={value} isSecondary />
  return (
    <a
      className={classes.link}
      href={href}
      title={value}
      rel="noreferrer"
      target={kind === 'url' ? '_blank' : undefined}
    >
      {kind === 'url' ? value.replace(/^https?:\/\/(www\.)?|\/$/g, '') : value}
    </a>
  )
}
