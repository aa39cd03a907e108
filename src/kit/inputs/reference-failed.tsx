import { Button, Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

/** Under a picker whose options could not be had: what that means for the saved value, and another try. */
export function ReferenceFailed({ onRetry }: { readonly onRetry?: () => void }) {
  const t = useText()
  return (
    <Text component="output" display="block" size="xs" c="dimmed" mt={4}>
      {t('Không tải được danh sách; giá trị đang có vẫn giữ nguyên.')}{' '}
      {onRetry && (
        <Button variant="subtle" size="compact-xs" onClick={onRetry}>
          {t('Thử lại')}
        </Button>
      )}
    </Text>
  )
}
