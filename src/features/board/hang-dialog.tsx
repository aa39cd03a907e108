import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { DialogFrame } from '#kit/dialog-frame.tsx'
import { PickList } from '#kit/pick-list.tsx'
import type { Page, Spot } from './board-pages.ts'

interface HangDialogProps {
  readonly name: string
  readonly id: string
  readonly pages: readonly Page[]
  readonly onHang: (spot: Spot) => void
  readonly onClose: () => void
}

/** Picks the place that a card goes to. */
export function HangDialog({ name, id, pages, onHang, onClose }: HangDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const spots = pages.flatMap((page) =>
    page.lines.flat().map((spot) => ({ spot, key: `${spot.page}.${spot.spot}`, pageLabel: page.label })),
  )
  const picks = spots.map(({ spot, key, pageLabel }) => ({
    id: key,
    label: t(spot.label),
    more: t(pageLabel),
    isDisabled: spot.rows.some((row) => row.id === id),
  }))
  const target = spots.find(({ key }) => key === chosen)?.spot
  return (
    <DialogFrame
      title={t('Chuyển “{name}” đến', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Thôi')}
          </Button>
          <Button
            disabled={!target}
            onClick={() => {
              if (target) onHang(target)
              onClose()
            }}
          >
            {t('Chuyển')}
          </Button>
        </>
      }
    >
      <PickList label={t('Chỗ mới')} picks={picks} chosen={chosen} isBusy={false} onChoose={setChosen} />
    </DialogFrame>
  )
}
