import { Button, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

/** Under a picker whose options failed to load: the effect on the saved value, and a retry button. */
export function ReferenceFailed({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const t = useText()
  return (
    <Text component="output" display="block" size="xs" mt={4} c="dimmed">
      <span>{`${t('Không tải được danh sách; giá trị đang có vẫn giữ nguyên.')} `}</span>
      {onRetry && (
        <Button variant="subtle" size="compact-xs" onClick={onRetry}>
          {t('Thử lại')}
        </Button>
      )}
    </Text>
  )
}
