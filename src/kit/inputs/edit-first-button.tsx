import { ActionIcon } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useText } from '#hooks/use-text.ts'

interface EditFirstButtonProps {
  readonly onClick: () => void
}

/** Picks pictures and opens them in the editor before their upload, also small ones. */
export function EditFirstButton({ onClick }: EditFirstButtonProps) {
  const t = useText()
  const label = t('Chọn ảnh để cắt, xoay rồi tải lên')
  return (
    <ActionIcon variant="default" size={36} aria-label={label} data-tip={label} onClick={onClick}>
      <IconCrop size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
