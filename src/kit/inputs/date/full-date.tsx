import { Text } from '@mantine/core'
import { useLanguage } from '#hooks/use-text.ts'
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
    <Text size="xs" c="dimmed" mt={4}>
      {new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(date)}
    </Text>
  )
}
