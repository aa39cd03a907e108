import { useText } from '#hooks/use-text.ts'
import sign from '#kit/warning-sign.module.css'
import { AppLink } from '#screens/app-link.tsx'
import classes from './warning-list.module.css'
import type { Warning } from './warnings.ts'

interface WarningListProps {
  readonly warnings: readonly Warning[]
  /** Called when the user follows a link to a field of the form. */
  readonly onField: (label: string) => void
}

/** The warnings of a quote, each with the place where it can be mended. */
export function WarningList({ warnings, onField }: WarningListProps) {
  const t = useText()
  return (
    <ul className={classes.list}>
      {warnings.map(({ key, text, severity, link }) => (
        <li key={key} className={`${sign.signed} ${classes.warning}`} data-severity={severity}>
          <span>
            {t(text)}{' '}
            {link && 'path' in link.to && (
              <AppLink to={link.to.path} className={classes.link}>
                {t(link.label)}
              </AppLink>
            )}
            {link && 'field' in link.to && (
              <FieldButton label={t(link.label)} field={link.to.field} onField={onField} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface FieldButtonProps {
  readonly label: string
  readonly field: string
  readonly onField: (label: string) => void
}

function FieldButton({ label, field, onField }: FieldButtonProps) {
  return (
    <button type="button" className={classes.link} onClick={() => onField(field)}>
      {label}
    </button>
  )
}
