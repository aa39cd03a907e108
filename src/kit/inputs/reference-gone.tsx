import { useText } from '#hooks/use-text.ts'
import classes from './inputs.module.css'

/** Under a picker whose saved record has been deleted: shown, never cleared automatically. */
export function ReferenceGone() {
  const t = useText()
  return (
    <output className={classes.under} data-bad>
      {t('Mục đã chọn không còn nữa. Ô này vẫn giữ như cũ đến khi bạn chọn mục khác.')}
    </output>
  )
}
