import { useLanguage } from '#hooks/use-text.ts'
import classes from '#kit/inputs/inputs.module.css'
import { locales } from '#text/language.ts'

interface FullDateProps {
  /** `YYYY-MM-DD`; '' for none. */
  readonly day: string
}

/** The day written out under its input: 11/12 is ambiguous, "Thứ Sáu, 11 tháng 12, 2026" is not. */
export function FullDate({ day }: FullDateProps) {
  const language = useLanguage()
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return null
  return (
    <p className={classes.under}>
      {new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(date)}
    </p>
  )
}
