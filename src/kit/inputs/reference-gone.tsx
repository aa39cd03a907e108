import { Text } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

/** Under a picker whose saved record has been deleted: shown, never cleared automatically. */
export function ReferenceGone() {
  const t = useText()
  return (
    <Text component="output" display="block" size="xs" c="var(--mantine-color-error)" mt={4}>
      {t('Mục đã chọn không còn nữa. Ô này vẫn giữ như cũ đến khi bạn chọn mục khác.')}
    </Text>
  )
}
