import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'

interface TakeButtonProps {
  readonly name: string
  readonly onClick: () => void
}

/** Chooses an image that was just uploaded. */
export function TakeButton({ name, onClick }: TakeButtonProps) {
  const t = useText()
  return (
    <Button variant="light" size="compact-sm" aria-label={t('Dùng ảnh {name}', { name })} onClick={onClick}>
      {t('Dùng ảnh này')}
    </Button>
  )
}
