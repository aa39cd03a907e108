import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './inputs.module.css'

/** Under a picker whose options failed to load: the effect on the saved value, and a retry button. */
export function ReferenceFailed({ onRetry }: { readonly onRetry?: () => void }) {
  const t = useText()
  return (
    <output className={classes.under}>
      {t('Không tải được danh sách; giá trị đang có vẫn giữ nguyên.')}{' '}
      {onRetry && (
        <Button variant="subtle" size="compact-xs" onClick={onRetry}>
          {t('Thử lại')}
        </Button>
      )}
    </output>
  )
}
