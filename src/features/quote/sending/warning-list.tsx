import { useText } from '#hooks/use-text.ts'
import sign from '#kit/warning-sign.module.css'
import { AppLink } from '#screens/app-link.tsx'
import classes from './warning-list.module.css'
import type { Warning } from './warnings.ts'

/** The warnings of a quote, each with a link to the place where it can be fixed. */
export function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  const t = useText()
  return (
    <ul className={classes.list}>
      {warnings.map(({ key, text, severity, link }) => (
        <li key={key} className={`${sign.signed} ${classes.warning}`} data-severity={severity}>
          <span>
            {t(text)}{' '}
            {link && (
              <AppLink to={link.path} className={classes.link}>
                {t(link.label)}
              </AppLink>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
