import { IconPlus } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'

export function NewFolderButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText()
  return (
    <Button variant="default" icon={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {t('Thư mục mới')}
    </Button>
  )
}
