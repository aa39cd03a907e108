import { Button } from '@mantine/core'
import { IconArrowLeft as IconBack } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'

/** The way from the pane back to the list, on a narrow screen, which shows either of them. */
export function BackToList({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Button
      variant="subtle"
      hiddenFrom="md"
      ms={-12}
      pe={4}
      flex="none"
      leftSection={<IconBack size={18} aria-hidden />}
      onClick={onClose}
    >
      {t('Danh sách')}
    </Button>
  )
}
