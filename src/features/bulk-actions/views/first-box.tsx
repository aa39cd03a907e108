import '#kit/input-styles.css'
import '#kit/choice-styles.css'
import { Checkbox } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

interface FirstBoxProps {
  readonly name: string
  readonly isFirst: boolean
  readonly onChange: (isFirst: boolean) => void
}

/** Whether the list opens with a view. */
export function FirstBox({ name, isFirst, onChange }: FirstBoxProps) {
  const t = useText()
  return (
    <Checkbox
      me="auto"
      aria-label={t('Mở đầu tiên: {name}', { name })}
      label={t('Mở đầu tiên')}
      checked={isFirst}
      onChange={() => onChange(!isFirst)}
    />
  )
}
