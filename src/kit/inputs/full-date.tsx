import { Text } from '@mantine/core'
import { useLanguage } from '#hooks/use-text.ts'
import { locales } from '#text/language.ts'

interface FullDateProps {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, in local time; '' for none. */
  readonly local: string
}

/**
 * The day written out under its input. The browser formats a date in its own language, not ours: 11/12 is
 * ambiguous, "Thứ Sáu, 11 tháng 12, 2026" is not.
 */
export function FullDate({ local }: FullDateProps) {
  const language = useLanguage()
  const date = new Date(local.length === 10 ? `${local}T00:00` : local)
  if (Number.isNaN(date.getTime())) return null
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(date)}
    </Text>
  )
}
