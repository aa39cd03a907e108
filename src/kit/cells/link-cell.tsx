import { Anchor } from '@mantine/core'
import classes from './cells.module.css'
import { mailLink } from './mail-link.ts'
import { safeUrl } from './safe-url.ts'
import { shownUrl } from './shown-url.ts'
import { TextCell } from './text-cell.tsx'

interface LinkCellProps {
  readonly value: string
  readonly kind: 'url' | 'email' | 'phone'
}

const addresses = {
  url: (value: string) => value,
  email: mailLink,
  phone: (value: string) => `tel:${value.replace(/[^\d+]/g, '')}`,
}

/** A web address, e-mail address or telephone number as a link, if it is safe; else its text. */
export function LinkCell({ value, kind }: LinkCellProps) {
  if (value === '') return null
  const href = safeUrl(addresses[kind](value))
  if (!href) return <TextCell value={value} />
  const isUrl = kind === 'url'
  return (
    <a
      className={`${Anchor.classes.root} ${classes.link}`}
      data-underline="hover"
      href={href}
      title={value}
      rel="noreferrer"
      target={isUrl ? '_blank' : undefined}
    >
      {isUrl ? shownUrl(value) : value}
    </a>
  )
}
