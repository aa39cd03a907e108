import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'

interface ChooseButtonProps {
  readonly name: string
  readonly onClick: () => void
}

/** Chooses an image that was just uploaded. */
export function ChooseButton({ name, onClick }: ChooseButtonProps) {
  const t = useText()
  return (
    <Button variant="light" size="compact-sm" aria-label={t('Dùng ảnh {name}', { name })} onClick={onClick}>
      {t('Dùng ảnh này')}
    </Button>
  )
}
