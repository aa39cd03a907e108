import { Anchor, UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { useText } from '#hooks/use-text.ts'
import classes from './cells.module.css'
import { mailLink } from './mail-link.ts'
import { safeUrl } from './safe-url.ts'
import { shownUrl } from './shown-url.ts'

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

/** Text, secondary to the row's name, truncated after two lines with the whole text on hover; renders nothing for ''. */
export function TextCell({ value }: { readonly value: string }) {
  if (value === '') return null
  return (
    <span className={classes.text} title={value.length > 24 ? value : undefined}>
      {value.slice(0, 400)}
    </span>
  )
}

/** A colour: its swatch and its code. Any text other than `#rrggbb` is shown as it is. */
export function ColorCell({ value }: { readonly value: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(value)) return value === '' ? null : <span>{value}</span>
  return (
    <span className={classes.color}>
      <i style={{ background: value }} />
      <span>{value}</span>
    </span>
  )
}

/** The beginning of a rich text, without its tags. */
export function RichTextCell({ value }: { readonly value: string }) {
  const text = useMemo(() => excerpt(value), [value])
  return <TextCell value={text} />
}

/** Returns the beginning of a rich text as plain text. The parser runs no script and loads no picture. */
export function excerpt(html: string): string {
  // An article may have 100 KB; only its beginning is parsed.
  const start = html.slice(0, 4000).replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, ' ')
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(start), 'text/html')
  for (const node of body.querySelectorAll('script, style')) node.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** A referenced record: its label, or why there is none; undefined while it is loading. */
type ReferenceName = { readonly label: string } | 'gone' | 'failed' | undefined

interface ReferenceCellProps {
  readonly names: readonly ReferenceName[]
}

/** The labels of referenced records, separated by commas, without those that are still loading; never an id. */
export function ReferenceCell({ names }: ReferenceCellProps) {
  const t = useText()
  if (names.length === 0) return null
  const loaded = names.filter((name) => name !== undefined)
  if (loaded.length === 0) return <span className={classes.loading} aria-hidden />
  const text = (name: ReferenceName) => {
    if (name === 'gone') return t('Đã xóa')
    if (typeof name !== 'object') return t('Chưa tải được tên')
    return name.label || t('Chưa có tên')
  }
  return <TextCell value={loaded.map(text).join(', ')} />
}

interface ToggleCellProps {
  readonly value: boolean
  /** Makes it a switch that can be toggled in its row. */
  readonly onToggle?: (next: boolean) => void
  /** The label of the switch: field and row. */
  readonly label?: string
}

/** On or off: a quiet switch; one that cannot be toggled is grey, with its word for screen readers and on hover. */
export function ToggleCell({ value, onToggle, label }: ToggleCellProps) {
  const t = useText()
  const word = value ? t('Bật') : t('Tắt')
  const isOn = value || undefined
  return onToggle ? (
    <button
      type="button"
      role="switch"
      aria-checked={value}
      aria-label={label}
      className={`${UnstyledButton.classes.root} ${classes.toggle}`}
      data-on={isOn}
      onClick={() => onToggle(!value)}
    />
  ) : (
    <span className={classes.toggle} data-on={isOn} title={word}>
      {word}
    </span>
  )
}
