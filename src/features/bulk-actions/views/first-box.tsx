import { useText } from '#hooks/use-text.ts'
import classes from './views-dialog.module.css'

interface FirstBoxProps {
  readonly name: string
  readonly isFirst: boolean
  readonly onChange: (isFirst: boolean) => void
}

/** Whether the list opens with a view. */
export function FirstBox({ name, isFirst, onChange }: FirstBoxProps) {
  const t = useText()
  return (
    <label className={classes.first}>
      <input
        type="checkbox"
        aria-label={t('Mở đầu tiên: {name}', { name })}
        checked={isFirst}
        onChange={() => onChange(!isFirst)}
      />
      {t('Mở đầu tiên')}
    </label>
  )
}
